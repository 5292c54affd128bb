import type { FoundPlace } from './find-places.server'

/** What a completion filled in, which the next may replace. */
const filled = new WeakMap<HTMLInputElement, string>()

/**
 * Fills in a place that was chosen in `chosenIn`. What the shopper typed into other fields stays:
 * only empty fields are filled, and those that still hold what a completion filled in.
 */
export function fillPlace(chosenIn: HTMLInputElement, { postCode, city, county = '' }: FoundPlace) {
  const { form } = chosenIn
  for (const [name, value] of Object.entries({ postCode, city, county })) {
    const field = form?.elements.namedItem(name) as HTMLInputElement | null
    if (!field || field.value === value) continue
    const isTyped = field.value.trim() !== '' && filled.get(field) !== field.value
    if (isTyped && field !== chosenIn) continue
    field.value = value
    filled.set(field, value)
    // The shopper sees what is sent.
    const fold = field.closest('details')
    if (fold && value) fold.open = true
    // The form listens for this event, as if it was typed.
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
