/* These functions read what a stranger sent, and none of them throws.
   tests/strangers-input.test.ts ensures that the platform's functions that do throw are called
   on such input nowhere else. */

/** Parses a URL, relative to `base` if given; returns undefined when `text` is none. */
export const parseUrl = (text: string, base?: string | URL): URL | undefined =>
  URL.parse(text, base) ?? undefined

/** Parses a JSON text; returns undefined, which no JSON text means, when it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Decodes a percent-encoded part; returns undefined when it is broken or not UTF-8. */
export function decodePart(part: string): string | undefined {
  try {
    return decodeURIComponent(part)
  } catch {
    return undefined
  }
}

/** Returns a string, a number or boolean as text, else ''. `String` would call `toString`. */
export function toText(value: unknown): string {
  if (typeof value === 'string') return value
  return typeof value === 'number' || typeof value === 'boolean' ? `${value}` : ''
}
