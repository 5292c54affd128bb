import { plural } from '../../texts/fill'
import { fillPlace } from './fill-place'
import type { FoundPlace } from './find-places.server'
import type { OfferWords } from './offer-words'
import { placeAsker } from './place-asker'
import './place-list.css'

/**
 * Offers places while the shopper types into a field of an address: a combobox by the ARIA Authoring
 * Practices (list autocomplete with manual selection). The page has rendered the field, so it gets
 * listeners instead of props.
 */
export function completePlace(field: HTMLInputElement, { language, found }: OfferWords) {
  if (field.role === 'combobox') return
  const list = document.createElement('div')
  const status = document.createElement('p')
  list.id = `${field.id}-places`
  list.className = 'place-list'
  list.role = 'listbox'
  list.setAttribute('aria-label', field.labels?.[0]?.firstChild?.textContent ?? '')
  status.className = 'sr-only'
  status.role = 'status'
  let places: FoundPlace[] = []
  let active = -1
  const asker = placeAsker(show)

  field.role = 'combobox'
  field.setAttribute('aria-autocomplete', 'list')
  field.setAttribute('aria-controls', list.id)
  show([])
  field.after(list, status)

  function show(next: FoundPlace[]) {
    const opens = list.hidden && next.length > 0
    places = next
    list.replaceChildren(...places.map(optionOf))
    list.hidden = places.length === 0
    list.style.top = `${field.offsetTop + field.offsetHeight + 4}px`
    field.setAttribute('aria-expanded', String(!list.hidden))
    status.textContent = list.hidden ? '' : plural(language, found, places.length)
    activate(-1)
    if (opens) list.scrollIntoView({ block: 'nearest' })
  }

  function close() {
    asker.stop()
    show([])
  }

  function optionOf(place: FoundPlace, position: number) {
    const option = document.createElement('div')
    option.id = `${list.id}-${position}`
    option.role = 'option'
    const code = document.createElement('b')
    const county = document.createElement('small')
    code.textContent = place.postCode
    county.textContent = place.county ?? ''
    option.append(code, ` ${place.city} `, county)
    option.addEventListener('click', () => choose(place))
    return option
  }

  function activate(position: number) {
    active = position
    for (const [at, option] of [...list.children].entries())
      option.setAttribute('aria-selected', String(at === active))
    const shown = list.children[active]
    if (shown) {
      field.setAttribute('aria-activedescendant', shown.id)
      shown.scrollIntoView({ block: 'nearest' })
    } else field.removeAttribute('aria-activedescendant')
  }

  function choose(place: FoundPlace) {
    close()
    fillPlace(field, place)
  }

  function ask() {
    const country = field.form?.elements.namedItem('country') as HTMLSelectElement
    if (field.dataset.places?.split(' ').includes(country.value))
      asker.type(country.value, field.value)
  }

  function press(event: KeyboardEvent) {
    const { key } = event
    if (event.isComposing) return
    if (places.length === 0) {
      if (key === 'ArrowDown') ask()
      return
    }
    const last = places.length - 1
    if (key === 'ArrowDown') activate(active >= last ? 0 : active + 1)
    else if (key === 'ArrowUp') activate(active <= 0 ? last : active - 1)
    else if (key === 'Escape') close()
    else if (key === 'Enter' && active >= 0) choose(places[active] as FoundPlace)
    else return
    event.preventDefault()
  }

  // Only typing is an InputEvent: what a script or the browser filled in needs no offer.
  field.addEventListener('input', (event) => (event instanceof InputEvent ? ask() : close()))
  field.addEventListener('keydown', press)
  field.addEventListener('blur', close)
  field.form?.addEventListener('change', close) // The country may be another.
  // A press on the list or its scroll bar must not take the focus from the field.
  list.addEventListener('mousedown', (event) => event.preventDefault())
  if (document.activeElement === field && field.value) ask()
}
