import type { Texts } from '../texts'

export const product: Texts['product'] = {
  addToCart: 'In den Warenkorb',
  addToWishlist: 'Auf die Wunschliste',
  inWishlist: 'Auf Ihrer Wunschliste',
  quickView: 'Schnellansicht',
  details: 'Zum Produkt',
  outOfStock: 'Ausverkauft',
  addedToCart: 'Im Warenkorb!',
  viewCart: 'Zum Warenkorb',
  addedToWishlist: 'Auf der Wunschliste!',
  stockReached: {
    one: 'Es ist nur noch {count} Stück da, und es liegt in Ihrem Warenkorb.',
    other: 'Es sind nur noch {count} Stück da, und sie liegen in Ihrem Warenkorb.',
  },
  before: 'Vorher',
  from: 'Ab',
  fallbackColour: 'Schwarz',
  failed: {
    title: 'Diese Seite konnte nicht geladen werden.',
    text: 'Der Shop hat gerade nicht geantwortet. In Warenkorb und Wunschliste ist nichts verloren.',
    offline: 'Sie scheinen offline zu sein. Prüfen Sie die Verbindung und versuchen Sie es erneut.',
    retry: 'Erneut versuchen',
  },
}
