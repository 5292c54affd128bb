import type { Texts } from '../texts'

export const checkout: Texts['checkout'] = {
  title: 'Kasse',
  cart: 'Warenkorb',
  billing: 'Rechnungsdaten',
  member: 'Schon Mitglied?',
  logIn: 'Anmelden',
  earlierAddresses: 'Frühere Adressen',
  chooseAddress: 'Zum Ausfüllen wählen',
  loggedIn: 'Sie sind angemeldet: Die Bestellung erscheint in Ihrem Konto.',
  fields: {
    firstName: 'Vorname',
    lastName: 'Nachname',
    company: 'Firma',
    country: 'Land',
    street: 'Straße und Hausnummer',
    city: 'Ort',
    county: 'Bundesland oder Kreis',
    postCode: 'Postleitzahl',
    phone: 'Telefon',
    email: 'E-Mail-Adresse',
    notes: 'Weitere Hinweise',
  },
  optional: '(optional)',
  required: 'Mit * markierte Felder sind Pflichtfelder.',
  problems: {
    summary: 'Bitte prüfen Sie diese Felder:',
    missing: 'Bitte füllen Sie dieses Feld aus: {field}.',
    email: 'Bitte geben Sie eine E-Mail-Adresse wie name@example.com ein.',
    phone: 'Bitte geben Sie eine Telefonnummer ein, z. B. +880 1700 000000.',
    postCode: 'Das ist keine Postleitzahl des gewählten Landes.',
    long: 'Bitte kürzen Sie diesen Text.',
    refused: 'Bitte prüfen Sie dieses Feld: {field}.',
  },
  summary: 'Ihre Bestellung',
  payment: 'Zahlung',
  bank: 'Banküberweisung',
  cashOnDelivery: 'Nachnahme',
  placeOrder: 'Bestellen',
  proceed: 'Weiter zur Zahlung',
  additional: 'Zusätzliche Angaben',
  sending: 'Ihre Bestellung wird übermittelt …',
  confirmTitle: 'Es hat sich etwas geändert: bitte bestätigen',
  confirmText:
    'Es wurde noch nichts bestellt. Sehen Sie sich die neuen Beträge an und drücken Sie zum Bestellen erneut auf die Schaltfläche.',
  newTotal: 'Die Gesamtsumme hat sich von {from} auf {to} geändert.',
  couponGone: 'Der Gutschein gilt nicht mehr: {reason}',
  offline:
    'Sie sind offline. Alle Eingaben bleiben erhalten: Drücken Sie erneut auf die Schaltfläche, sobald Sie wieder online sind.',
  noAnswer:
    'Der Shop hat nicht geantwortet. Alle Eingaben bleiben erhalten: Drücken Sie erneut auf die Schaltfläche. Falls der erste Versuch angekommen ist, wird er wiedergefunden und nichts doppelt bestellt.',
  failed:
    'Die Bestellung konnte gerade nicht aufgegeben werden. Alle Eingaben bleiben erhalten: Bitte versuchen Sie es erneut.',
  tooMany: 'Zu viele Versuche. Bitte warten Sie eine Minute und versuchen Sie es dann erneut.',
  nothingLeft: 'Keines der Produkte in Ihrem Warenkorb kann zurzeit bestellt werden.',
  needsScript:
    'Ihr Warenkorb liegt nur in diesem Browser. Bitte schalten Sie JavaScript ein, um zu bestellen.',
}
