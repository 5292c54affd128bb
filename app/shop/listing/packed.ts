/** A value on its way from a loader as one JSON text. */
export type Packed<T> = string & { readonly packed?: T }

/**
 * React Router's encoder takes every small value by itself, which costs the server more than the
 * query they came from; a listing has hundreds of them. As one text they cost nothing.
 */
export const pack = <T>(value: T): Packed<T> => JSON.stringify(value)

export const unpack = <T>(packed: Packed<T>): T => JSON.parse(packed) as T
