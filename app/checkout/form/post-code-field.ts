import { hasPostCodes, postCodeIsNumber } from '../../orders/order/post-codes'

/**
 * Asks for a post code where the chosen country has post codes, with the keyboard of digits on
 * phones where it has no letters.
 */
export function fitPostCode(form: HTMLFormElement) {
  const { value } = form.elements.namedItem('country') as HTMLSelectElement
  const field = form.elements.namedItem('postCode') as HTMLInputElement
  field.inputMode = postCodeIsNumber(value) ? 'numeric' : ''
  field.required = hasPostCodes(value)
  const star = field.labels?.[0]?.querySelector('span')
  if (star) star.hidden = !field.required
}
