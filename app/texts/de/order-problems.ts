import type { Texts } from '../texts'

export const orderProblems: Texts['orderProblems'] = {
  malformed: 'Die Anfrage konnte nicht gelesen werden.',
  tooLarge: 'Die Anfrage ist zu groß.',
  missingKey: 'Die Anfrage nennt keinen Idempotency-Key.',
  keyReused:
    'Diese Bestellung wurde schon mit anderem Inhalt gesendet. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.',
  invalid: 'Bitte prüfen Sie die markierten Felder.',
  soldOut: '„{title}“ ist ausverkauft.',
  fewLeft: {
    one: 'Von „{title}“ ist nur noch ein Stück da.',
    other: 'Von „{title}“ sind nur noch {count} Stück da.',
  },
  unknownProduct: 'Ein Produkt in Ihrem Warenkorb wird hier nicht mehr verkauft.',
  variantRequired: 'Bitte wählen Sie für „{title}“: {choose}.',
  unknownVariant: 'Was von „{title}“ gewählt war, wird nicht mehr verkauft. Bitte wählen Sie neu.',
  openOrders:
    'Zu diesen Angaben gibt es mehrere Bestellungen, die noch nicht bezahlt oder geliefert sind. Bitte begleichen Sie zuerst eine davon oder schreiben Sie uns.',
  openPieces: {
    one: 'Solange Ihre offenen Bestellungen nicht bezahlt oder geliefert sind, können Sie von „{title}“ höchstens noch ein Stück bestellen. Bitte schreiben Sie uns, wenn Sie mehr brauchen.',
    other:
      'Solange Ihre offenen Bestellungen nicht bezahlt oder geliefert sind, können Sie von „{title}“ höchstens noch {count} Stück bestellen. Bitte schreiben Sie uns, wenn Sie mehr brauchen.',
  },
  notFound: 'Diese Bestellung gibt es nicht.',
  notCancellable: 'Diese Bestellung ist schon unterwegs und kann nicht mehr storniert werden.',
  signIn: 'Bitte melden Sie sich noch einmal an.',
  tooMany: 'Zu viele Anfragen. Bitte warten Sie eine Minute und versuchen Sie es dann noch einmal.',
  unavailable:
    'Der Shop erreicht gerade sein Auftragsbuch nicht. Bitte versuchen Sie es gleich noch einmal: Keine Bestellung wird doppelt aufgegeben.',
  coupon: {
    unknown: 'Dieser Gutscheincode gilt nicht.',
    minimum: 'Dieser Gutschein gilt für Bestellungen ab {amount}.',
    ended: 'Dieser Gutschein ist abgelaufen.',
    used: 'Dieser Gutschein wurde schon eingelöst.',
    customerUsed: 'Sie haben diesen Gutschein schon eingelöst.',
    notFirst: 'Dieser Gutschein gilt nur für eine erste Bestellung.',
    goods: 'Dieser Gutschein gilt nur mit etwas, das nicht in Ihrem Warenkorb liegt.',
  },
  fields: {
    missing: 'Bitte füllen Sie dieses Feld aus.',
    invalid: 'Bitte prüfen Sie dieses Feld.',
    long: 'Bitte kürzen Sie den Text.',
    characters: 'Der Text enthält Zeichen, die sich nicht drucken lassen.',
    email: 'Bitte geben Sie eine E-Mail-Adresse wie name@example.com ein.',
    phone: 'Bitte geben Sie eine Telefonnummer ein, z. B. +880 1700 000000.',
    phoneOf:
      'Das ist keine Telefonnummer des gewählten Landes. Die eines anderen Landes beginnt mit + und dessen Vorwahl.',
    country: 'Bitte wählen Sie ein Land.',
    postCode: 'Das ist keine Postleitzahl des gewählten Landes.',
    postCodeOf: '„{code}“ ist keine Postleitzahl in: {country}.',
    postCodeElsewhere:
      'Liegt diese Adresse in {elsewhere}? Die Postleitzahl „{code}“ gehört zu {elsewhere}, gewählt ist {country}: Bitte korrigieren Sie eines von beiden.',
    payment: 'Bitte wählen Sie, wie Sie bezahlen.',
    items: 'Der Warenkorb ist leer.',
    quantity: 'Die Menge muss eine ganze Zahl ab 1 sein.',
    pieces: 'Von einem Produkt können höchstens 100.000 Stück auf einmal bestellt werden.',
  },
}
