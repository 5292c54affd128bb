import { asksPostCode, postCodeIsNumber } from '../../orders/order/post-codes'
import { needsRegion } from '../../orders/order/regions'

/**
 * Asks for a post code where the chosen country has post codes, with the keyboard of digits on
 * phones where it has no letters. A region that stands among the address is asked for where the
 * country's addresses need it; a folded one is shown there, and never required.
 */
export function fitAddress({ elements }: HTMLFormElement) {
  const { value } = elements.namedItem('country') as HTMLSelectElement
  const postCode = elements.namedItem('postCode') as HTMLInputElement
  postCode.inputMode = postCodeIsNumber(value) ? 'numeric' : ''
  mark(postCode, asksPostCode(value))
  const region = elements.namedItem('county') as HTMLInputElement
  const fold = region.closest('details')
  if (!fold) mark(region, needsRegion(value))
  else if (needsRegion(value)) fold.open = true
}

function mark(field: HTMLInputElement, required: boolean) {
  field.required = required
  const star = field.labels?.[0]?.querySelector('span')
  if (star) star.hidden = !required
}
