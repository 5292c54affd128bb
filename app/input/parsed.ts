/* Reading what a stranger sent. None of these throws; tests/strangers-input.test.ts holds that
   the functions of the platform that do are called nowhere else on such input. */

/** The URL that `text` is, relative to `base` if given; undefined where it is none. */
export const parseUrl = (text: string, base?: string | URL): URL | undefined =>
  URL.parse(text, base) ?? undefined

/** The value of a JSON text; undefined where it is none, which no JSON text means. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A percent-encoded part of an address; undefined where signs are broken or no UTF-8. */
export function decodePart(part: string): string | undefined {
  try {
    return decodeURIComponent(part)
  } catch {
    return undefined
  }
}

/** A text as it is, a number or boolean as written, else ''. `String` calls an object's `toString`. */
export function toText(value: unknown): string {
  if (typeof value === 'string') return value
  return typeof value === 'number' || typeof value === 'boolean' ? `${value}` : ''
}
