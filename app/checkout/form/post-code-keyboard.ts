import { postCodeIsNumber } from '../../orders/order/post-codes'

/** Sets the keyboard of phones for the post code: of many countries it is digits only. */
export function setKeyboard(form: HTMLFormElement) {
  const country = form.elements.namedItem('country') as HTMLSelectElement
  const field = form.elements.namedItem('postCode') as HTMLInputElement
  field.inputMode = postCodeIsNumber(country.value) ? 'numeric' : ''
}
