import type { Texts } from '../texts'

export const productPage: Texts['productPage'] = {
  pictures: 'Bilder: {title}',
  picture: 'Bild {position} von {count}',
  stock: { one: '{count} Stück', other: '{count} Stück' },
  availability: {
    'In Stock': 'Auf Lager',
    'Low Stock': 'Nur noch wenige',
    'Out of Stock': 'Ausverkauft',
  },
  brand: 'Marke',
  colour: 'Farbe',
  weight: 'Gewicht',
  pounds: '{weight} lb',
  warranty: 'Garantie',
  shipping: 'Versand',
  returns: 'Rückgabe',
  addToWishlist: 'Auf die Wunschliste',
  addToCart: 'In den Warenkorb',
  soldOut:
    'Dieses Produkt ist zurzeit ausverkauft. Auf Ihrer Wunschliste finden Sie es später wieder.',
  goingToCart: 'Ihr Warenkorb wird geöffnet.',
  freeDelivery: 'Kostenlose Lieferung',
  postalCode: 'Postleitzahl eingeben, um die Lieferung zu prüfen',
  check: 'Prüfen',
  delivery: {
    bangladesh: 'Gute Nachricht: Wir liefern kostenlos nach {code} in Bangladesch.',
    worldwide: 'Gute Nachricht: Wir liefern weltweit, auch nach {code}, kostenlos.',
    invalid: 'Das sieht nicht nach einer Postleitzahl aus. In Bangladesch hat sie vier Ziffern.',
    empty: 'Geben Sie zuerst eine Postleitzahl ein.',
  },
  returnDelivery: 'Rücksendung',
  freeReturns: 'Kostenlose Rücksendung innerhalb von {days} Tagen',
  reviews: 'Bewertungen',
  noReviews: 'Noch keine Bewertungen.',
  related: 'Ähnliche Artikel',
}
