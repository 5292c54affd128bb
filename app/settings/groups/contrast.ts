/** Returns the contrast ratio (WCAG 2.2) between a colour such as `#cf3a3a` and white: 1 to 21. */
export function contrastOnWhite(colour: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)
}

/** Returns the contrast ratio between two colours, whichever is lighter: 1 to 21. */
export function contrastBetween(one: string, other: string) {
  const ratio = contrastOnWhite(one) / contrastOnWhite(other)
  return Math.max(ratio, 1 / ratio)
}

export const isColour = (value: unknown): value is string =>
  typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value)
