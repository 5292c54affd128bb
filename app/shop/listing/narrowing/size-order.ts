const LETTERS = /^(\d*)(x*)(s|m|l)$/i
const NUMBER = /^(\d+(?:[.,]\d+)?)/

/** S before M before XL, then by number and unit: '36', '38', '50 ml', '100 ml'; the others A to Z. */
export function inSizeOrder<Sized extends { name: string }>(sizes: readonly Sized[]): Sized[] {
  return sizes.toSorted((a, b) => {
    const [one, other] = [rankOf(a.name), rankOf(b.name)]
    return (
      one.kind - other.kind ||
      (one.unit < other.unit ? -1 : one.unit > other.unit ? 1 : 0) ||
      one.number - other.number ||
      (a.name < b.name ? -1 : 1)
    )
  })
}

function rankOf(name: string) {
  // Of 'S/M' and '39-42' the first counts.
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
