import { currentPlace, storePlace } from '../../cart/delivery/place-store'
import { sessionUser } from '../../identity/has-session'
import { BILLING_RULES } from '../../orders/order/billing-rules'
import { postCodeFits } from '../../orders/order/post-codes'
import type { FieldElement } from '../../ui/forms/problems-in'
import { forgetAttempt } from '../order-attempt-store'
import { fitAddress } from './fit-address'

/**
 * The key of the form, stored in this tab until the order is placed, to survive a reload. `account`
 * (a uid) is who was signed in.
 */
const KEY = 'checkout'

export function storeForm(form: HTMLFormElement) {
  fitAddress(form)
  const values = Object.fromEntries(new FormData(form)) as Record<string, string>
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...values, account: sessionUser().uid }))
  } catch {}
  const { country = '', postCode = '', county = '' } = values
  const code = postCode.trim()
  if (code && postCodeFits(country, code)) storePlace(code, country, county.trim())
  // Before a post code is known, the country is, which decides on shipping and tax.
  else if (country !== (currentPlace()[1] ?? homeOf(form))) storePlace('', country)
}

/** Restores the form. Fields that were `entered` stay; `known` fills only empty ones. */
export function restoreForm(
  form: HTMLFormElement,
  known: Record<string, string | undefined>,
  entered: ReadonlySet<string>,
) {
  const early = !isUntouched(form)
  for (const [name, value] of [...Object.entries(storedValues()), ...Object.entries(known)]) {
    const element = form.elements.namedItem(name) as FieldElement | RadioNodeList | null
    if (!element || typeof value !== 'string' || entered.has(name)) continue
    const isText = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
    if (!isText || element.value === '') enter(element, value)
  }
  unfoldFilled(form)
  fitAddress(form)
  if (early) storeForm(form)
}

/** Returns the list's first country: the shop's own, for which prices hold by default. */
const homeOf = (form: HTMLFormElement) =>
  (form.elements.namedItem('country') as HTMLSelectElement).options[0]?.value

/** Unfolds filled fields, so that the shopper sees what is sent. */
function unfoldFilled(form: HTMLFormElement) {
  for (const fold of form.querySelectorAll('details'))
    if ([...fold.querySelectorAll('input')].some(({ value }) => value)) fold.open = true
}

/** Tells whether the shopper has entered nothing of an address yet. */
export const isUntouched = (form: HTMLFormElement) =>
  ['firstName', 'lastName', 'street', 'city', 'postCode', 'phone'].every(
    (name) => !(form.elements.namedItem(name) as FieldElement | null)?.value,
  )

/** Replaces the address; notes and payment stay. */
export function fillAddress(form: HTMLFormElement, address: Partial<Record<string, string>>) {
  for (const name of Object.keys(BILLING_RULES)) {
    const element = form.elements.namedItem(name) as FieldElement | null
    if (element) enter(element, address[name] ?? '')
  }
  unfoldFilled(form)
  storeForm(form)
}

/** Enters a value; a list that has no such line stands at its first. */
function enter(element: FieldElement | RadioNodeList, value: string) {
  element.value = value
  if (element instanceof HTMLSelectElement && !element.value) element.selectedIndex = 0
}

/** Forgets what was entered and sent under an account that is signed in no more. */
export function forgetFormOfOthers() {
  const { account } = storedValues()
  if (!account || account === sessionUser().uid) return
  forgetForm()
  forgetAttempt()
}

export function forgetForm() {
  try {
    sessionStorage.removeItem(KEY)
  } catch {}
}

function storedValues(): Record<string, unknown> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') ?? {}
  } catch {
    return {}
  }
}
