/** The most bytes of a picture at its source. */
export const MOST_PICTURE_BYTES = 10 * 1024 * 1024

/** Tells a picture's kind by its first bytes; never SVG, which can load more. */
export function kindOf(bytes: Buffer) {
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpeg'
  if (bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))) return 'png'
  if (/^GIF8[79]a/.test(bytes.toString('latin1', 0, 6))) return 'gif'
  if (/^RIFF....WEBP/s.test(bytes.toString('latin1', 0, 12))) return 'webp'
  if (/^....ftypavi[fs]/s.test(bytes.toString('latin1', 0, 12))) return 'avif'
  return undefined
}
