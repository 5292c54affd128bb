/** For comparing what people type: without case and accents. */
export const plainText = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()

/** Of a phone number, without what is written between them and the leading zeros. */
export const plainDigits = (phone: string) => phone.replace(/\D/g, '').replace(/^0+/, '')
