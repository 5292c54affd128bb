import { BILLING_RULES } from '../orders/billing-rules'
import type { FieldElement } from '../ui/forms/problems-in'

/** Stored for this tab until the order is placed, to survive a reload. Without the payment. */
const KEY = 'checkout'
const NOT_STORED = new Set(['payment'])

export function storeForm(form: HTMLFormElement) {
  const values = [...new FormData(form)].filter(([name]) => !NOT_STORED.has(name))
  try {
    sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(values)))
  } catch {}
}

/** Leaves fields alone in which something was typed before hydration; `known` is for empty ones. */
export function restoreForm(form: HTMLFormElement, known: Record<string, string | undefined>) {
  for (const [name, value] of [...Object.entries(storedValues()), ...Object.entries(known)]) {
    const element = form.elements.namedItem(name) as FieldElement | null
    if (!element || typeof value !== 'string' || NOT_STORED.has(name)) continue
    if (element instanceof HTMLSelectElement || element.value === '') element.value = value
  }
}

/** Only where the shopper has entered nothing of an address yet. */
export const isUntouched = (form: HTMLFormElement) =>
  ['firstName', 'lastName', 'street', 'city', 'postCode', 'phone'].every(
    (name) => !(form.elements.namedItem(name) as FieldElement | null)?.value,
  )

/** Replaces the address; notes and payment stay. */
export function fillAddress(form: HTMLFormElement, address: Partial<Record<string, string>>) {
  for (const name of Object.keys(BILLING_RULES)) {
    const element = form.elements.namedItem(name) as FieldElement | null
    if (element) element.value = address[name] ?? ''
  }
  storeForm(form)
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
