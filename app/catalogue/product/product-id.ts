/** Ids fit 31 bits, which both engines' integer columns hold. */
export const LARGEST_PRODUCT_ID = 2_147_483_647

export const isProductId = (id: number) =>
  Number.isInteger(id) && id >= 1 && id <= LARGEST_PRODUCT_ID

export function readProductId(text: string | undefined) {
  if (!/^[1-9]\d{0,9}$/.test(text ?? '')) return undefined
  const id = Number(text)
  return isProductId(id) ? id : undefined
}
