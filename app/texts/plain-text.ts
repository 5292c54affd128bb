/** Removes case and accents, to compare what people type. */
export const plainText = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()

/** Returns a phone number's digits without leading zeros. */
export const plainDigits = (phone: string) => phone.replace(/\D/g, '').replace(/^0+/, '')
