import type { Texts } from '../../texts'

export const sending: Texts['sending'] = {
  arrivesIn: 'Lieferung: {dates}, {country}',
  arrivesInDays: 'Lieferung in {days} Werktagen ({country})',
  notTo: 'In dieses Land liefern wir nicht: {country}.',
  notToCode: 'An diese Postleitzahl liefern wir nicht.',
  tooHeavy:
    'Das ist zu schwer für eine Bestellung. Bestellen Sie weniger auf einmal oder schreiben Sie uns.',
  notPaidSo:
    'Diese Zahlungsart ist für diese Bestellung nicht möglich. Bitte wählen Sie eine andere.',
  noWayToPay: 'Für diese Bestellung gibt es keine Zahlungsart. Bitte schreiben Sie uns.',
  totalChanged: 'Die Summe ist inzwischen eine andere. Es wurde nichts bestellt.',
  costsTo: 'Versand, {place}: {amount}',
  costsNothingTo: 'Versand, {place}: kostenlos',
  invalid: 'Das sieht nicht nach einer Postleitzahl aus.',
  blurb: 'LIEFERUNG AN DIE HAUSTÜR',
  blurbFree: 'KOSTENLOSE LIEFERUNG',
  freeFrom: 'Kostenlose Lieferung ab einem Bestellwert von {amount}',
  freeFromTo: 'Kostenlose Lieferung ab einem Bestellwert von {amount}: {country}',
  shownBefore: 'Was der Versand kostet, sehen Sie vor der Bestellung.',
  homeTitle: 'Mode, Elektronik und Wohnen',
  homeDescription:
    'Blitzangebote, Bestseller und Neuheiten aus Mode, Elektronik, Wohnen, Gesundheit und Lebensmitteln. {days} Tage kostenlose Rückgabe.',
  chooseCountry: 'Bitte wählen Sie ein Land',
  later: {
    shippingAndTax: 'Versand und Steuer kommen hinzu, sobald das Land gewählt ist.',
    shipping: 'Der Versand kommt hinzu, sobald das Land gewählt ist.',
    tax: 'Die Steuer kommt hinzu, sobald das Land gewählt ist.',
  },
}
