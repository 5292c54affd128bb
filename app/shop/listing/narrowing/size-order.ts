const LETTERS = /^(\d*)(x*)(s|m|l)$/i
const NUMBER = /^(\d+(?:[.,]\d+)?)/

/** Sorts sizes: S, M, XL, then by number and unit ('36', '50 ml', '100 ml'), others A to Z. */
export function inSizeOrder<Sized extends { name: string }>(sizes: readonly Sized[]): Sized[] {
  return sizes
    .map((size) => ({ size, ...rankOf(size.name) }))
    .sort(
      (a, b) =>
        a.kind - b.kind ||
        (a.unit < b.unit ? -1 : a.unit > b.unit ? 1 : 0) ||
        a.number - b.number ||
        (a.size.name < b.size.name ? -1 : 1),
    )
    .map(({ size }) => size)
}

function rankOf(name: string) {
  // The first part of 'S/M' and '39-42' decides.
  const first = name.trim().split(/[/-]/)[0]?.trim() ?? ''
  const [, count, more = '', letter] = LETTERS.exec(first) ?? []
  if (letter) {
    const extra = count ? Number(count) : more.length
    const size = { s: -1 - extra, m: 0, l: 1 + extra }[letter.toLowerCase()] as number
    return { kind: 0, unit: '', number: size }
  }
  const [digits] = NUMBER.exec(first) ?? []
  if (digits) {
    const unit = name.replace(/[\d.,/\s-]+/g, '').toLowerCase()
    return { kind: 1, unit, number: Number(digits.replace(',', '.')) }
  }
  return { kind: 2, unit: '', number: 0 }
}
