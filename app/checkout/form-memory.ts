/**
 * What was typed into the checkout form, kept for this tab until the order is placed: it survives
 * a reload and the way to another page and back. The payment choice is not kept.
 */
const KEY = 'checkout'
const NOT_KEPT = new Set(['payment'])

type Element = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

export function rememberForm(form: HTMLFormElement) {
  const values = [...new FormData(form)].filter(([name]) => !NOT_KEPT.has(name))
  try {
    sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(values)))
  } catch {} // no storage: the values are in the form all the same
}

/** Puts remembered values back; what was typed before the page woke up wins. */
export function restoreForm(form: HTMLFormElement) {
  for (const [name, value] of Object.entries(remembered())) {
    const element = form.elements.namedItem(name) as Element | null
    if (!element || typeof value !== 'string' || NOT_KEPT.has(name)) continue
    if (element instanceof HTMLSelectElement || element.value === '') element.value = value
  }
}

export function forgetForm() {
  try {
    sessionStorage.removeItem(KEY)
  } catch {}
}

function remembered(): Record<string, unknown> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') ?? {}
  } catch {
    return {}
  }
}
