import type { Texts } from '../texts'

export const ui: Texts['ui'] = {
  carousel: 'Karussell',
  slide: 'Folie',
  slideOf: '{position} von {count}',
  showSlide: 'Folie {position} zeigen',
  previous: 'Zurück',
  next: 'Weiter',
  pause: 'Bewegung anhalten',
  play: 'Bewegung starten',
  close: 'Schließen',
  breadcrumb: 'Brotkrumen-Navigation',
  notifications: 'Benachrichtigungen',
  didYouMean: 'Meinten Sie {email}?',
  stars: 'Bewertung: {rating} von {stars} Sternen',
  reviews: {
    one: '{count} Bewertung',
    other: '{count} Bewertungen',
  },
}
