import type { OfferWords } from './offer-words'

/**
 * Loads the code that completes an address when one of its fields is used that has a source for the
 * chosen country: `data-places` names the countries of all sources.
 */
export function watchPlaceFields(form: HTMLFormElement, words: OfferWords) {
  const look = () => {
    const field = document.activeElement
    if (field instanceof HTMLInputElement && hasPlaces(form, field))
      import('./complete-place').then(
        ({ completePlace }) => completePlace(field, words),
        () => {}, // Offline, the address is typed.
      )
  }
  form.addEventListener('focusin', look)
  form.addEventListener('change', look) // A browser fills in the country too.
  look()
}

/** Tells whether a field of the form has places of the chosen country to offer. */
const hasPlaces = (form: HTMLFormElement, { dataset }: HTMLInputElement) =>
  dataset.places?.split(' ').includes(chosenCountry(form))

const chosenCountry = (form: HTMLFormElement) =>
  (form.elements.namedItem('country') as HTMLSelectElement).value
