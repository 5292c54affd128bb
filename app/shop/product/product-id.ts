/** The id in the path of a product page, or undefined of anything that is not a plain number. */
export function readProductId(text: string | undefined) {
  return /^[1-9]\d{0,14}$/.test(text ?? '') ? Number(text) : undefined
}
