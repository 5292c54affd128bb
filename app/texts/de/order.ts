import type { Texts } from '../texts'

export const order: Texts['order'] = {
  title: 'Bestellung {number}',
  shop: 'Shop',
  thanks: 'Vielen Dank, {name}!',
  received: 'Ihre Bestellung {number} ist eingegangen.',
  earlier:
    'Ihr erster Versuch war doch angekommen: Dies ist jene Bestellung, ohne das, was Sie seither geändert haben. Es wurde nichts doppelt bestellt.',
  keep: 'Bewahren Sie die Adresse dieser Seite auf: Sie führt zu Ihrer Bestellung.',
  mailed: 'Wir senden sie auch an {email}.',
  placedAt: 'Aufgegeben am {date}',
  deliveredOn: 'Zugestellt am {date}',
  status: 'Status',
  tracking: 'Sendungsnummer',
  track: 'Paket verfolgen',
  headlines: {
    awaiting_payment: 'Wir warten auf Ihre Zahlung',
    awaiting_confirmation: 'Bitte bestätigen Sie Ihre Bestellung',
    confirmed: 'Wir bereiten Ihre Bestellung vor',
    paid: 'Wir packen Ihre Bestellung',
    shipped: 'Unterwegs',
    delivered: 'Ihre Bestellung ist angekommen',
    cancelled: 'Storniert',
  },
  statuses: {
    ordered: 'Bestellt',
    awaiting_payment: 'Zahlung ausstehend',
    awaiting_confirmation: 'Bestätigung durch Sie ausstehend',
    confirmed: 'Bestätigt',
    paid: 'Bezahlt',
    shipped: 'Versandt',
    delivered: 'Zugestellt',
    cancelled: 'Storniert',
  },
  payment: 'Zahlung',
  bankText:
    'Bitte überweisen Sie den Gesamtbetrag auf dieses Konto und geben Sie den Verwendungszweck an.',
  cashText: 'Bitte halten Sie {total} in bar für den Zusteller bereit.',
  paidText: 'Wir haben Ihre Zahlung erhalten. Vielen Dank!',
  free: 'Es ist nichts zu bezahlen.',
  cancelledText: 'Diese Bestellung ist storniert. Es ist nichts zu bezahlen.',
  bankDue:
    'Bitte zahlen Sie bis zum {due}: Eine Bestellung, die bis dahin nicht bezahlt ist, wird automatisch storniert.',
  bankLate: 'Eine Bestellung, die nicht rechtzeitig bezahlt ist, wird automatisch storniert.',
  endedBy: {
    unpaid:
      'Diese Bestellung wurde automatisch storniert, weil bis zum Termin keine Zahlung eintraf. Es ist nichts zu bezahlen.',
    unconfirmed:
      'Diese Bestellung wurde automatisch storniert, weil sie nicht rechtzeitig bestätigt wurde. Es ist nichts zu bezahlen.',
  },
  accountHolder: 'Kontoinhaber',
  bank: 'Bank',
  accountNumber: 'Kontonummer',
  swift: 'BIC (SWIFT)',
  reference: 'Verwendungszweck',
  amount: 'Betrag',
  payBy: 'Zahlbar bis',
  copy: 'Kopieren',
  copyAll: 'Überweisungsdaten kopieren',
  copied: 'Kopiert',
  items: 'Produkte',
  sums: 'Bestellsumme',
  deliverTo: 'Lieferung an',
  notes: 'Hinweise',
  confirm: {
    title: 'Bitte bestätigen Sie diese Bestellung',
    sent: 'Wir senden einen Link an {email}. Bitte öffnen Sie ihn und bestätigen Sie die Bestellung bis zum {due}: Sonst wird sie automatisch storniert und es wird nichts versandt.',
    texted:
      'Wir senden einen Link an {email} und als SMS an {phone}. Bitte öffnen Sie ihn und bestätigen Sie die Bestellung bis zum {due}: Sonst wird sie automatisch storniert und es wird nichts versandt.',
    ask: 'Ist das Ihre Bestellung? Bitte bestätigen Sie sie bis zum {due}: Sonst wird sie automatisch storniert und es wird nichts versandt.',
    button: 'Meine Bestellung bestätigen',
    wrong:
      'Der Link, den Sie geöffnet haben, bestätigt diese Bestellung nicht. Bitte verwenden Sie den, den wir Ihnen gesendet haben.',
  },
  keepIt: {
    title: 'Diese Bestellung im Konto speichern',
    text: 'Wählen Sie ein Passwort, und Sie finden diese Bestellung und ihre Adresse beim nächsten Besuch wieder.',
    open: 'Passwort wählen',
    create: 'Konto anlegen',
    kept: 'Ihr Konto ist bereit, Sie sind angemeldet, und diese Bestellung ist darin gespeichert. Bitte bestätigen Sie Ihre Adresse mit dem Link, den wir eben an {email} gesendet haben: Dann erscheinen auch Ihre früheren Bestellungen.',
    done: 'Ihr Konto ist bereit, und Sie sind angemeldet. Bitte bestätigen Sie Ihre Adresse mit dem Link, den wir eben an {email} gesendet haben: Dann erscheint dort diese Bestellung.',
    account: 'Zum Konto',
  },
  again: 'Erneut bestellen',
  againThere: {
    one: 'Davon lag {count} Stück schon in Ihrem Warenkorb.',
    other: 'Davon lagen {count} Stück schon in Ihrem Warenkorb.',
  },
  review: 'Bewertung schreiben',
  cancel: 'Bestellung stornieren',
  cancelAsk: 'Möchten Sie diese Bestellung wirklich stornieren?',
  cancelYes: 'Ja, Bestellung stornieren',
  cancelNo: 'Bestellung behalten',
  cancelledNow: 'Ihre Bestellung ist storniert.',
  notCancellable: 'Diese Bestellung kann nicht mehr storniert werden: Sie ist bereits unterwegs.',
  cancelFailed:
    'Die Bestellung konnte gerade nicht storniert werden. Bitte versuchen Sie es erneut.',
  print: 'Drucken',
  invoice: 'Rechnung',
  creditNote: 'Stornorechnung',
  continueShopping: 'Weiter einkaufen',
}

export const orderProblems: Texts['orderProblems'] = {
  malformed: 'Die Anfrage konnte nicht gelesen werden.',
  tooLarge: 'Die Anfrage ist zu groß.',
  missingKey: 'Die Anfrage nennt keinen Idempotency-Key.',
  keyReused:
    'Ihre Bestellung {number} ist schon bei uns eingegangen, mit anderem Inhalt oder anderer Adresse. Um auch diese aufzugeben, drücken Sie die Schaltfläche noch einmal.',
  invalid: 'Bitte prüfen Sie die markierten Felder.',
  soldOut: '„{title}“ ist ausverkauft.',
  fewLeft: {
    one: 'Von „{title}“ ist nur noch ein Stück da.',
    other: 'Von „{title}“ sind nur noch {count} Stück da.',
  },
  unknownProduct: 'Ein Produkt in Ihrem Warenkorb wird hier nicht mehr verkauft.',
  variantRequired: 'Bitte wählen Sie für „{title}“: {choose}.',
  unknownVariant: 'Ihre Auswahl von „{title}“ wird nicht mehr verkauft. Bitte wählen Sie neu.',
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
    'Der Shop kann gerade keine Bestellungen annehmen. Bitte versuchen Sie es gleich noch einmal: Nichts wird doppelt bestellt.',
  coupon: {
    unknown: 'Dieser Gutscheincode ist ungültig.',
    minimum: 'Dieser Gutschein gilt für Bestellungen ab {amount}.',
    ended: 'Dieser Gutschein ist abgelaufen.',
    used: 'Dieser Gutschein wurde schon eingelöst.',
    customerUsed: 'Sie haben diesen Gutschein schon eingelöst.',
    notFirst: 'Dieser Gutschein gilt nur für eine erste Bestellung.',
    goods: 'Für diesen Gutschein fehlt etwas in Ihrem Warenkorb.',
  },
  fields: {
    missing: 'Bitte füllen Sie dieses Feld aus.',
    invalid: 'Bitte prüfen Sie dieses Feld.',
    long: 'Bitte kürzen Sie den Text.',
    characters: 'Der Text enthält Zeichen, die sich nicht drucken lassen.',
    email: 'Bitte geben Sie eine E-Mail-Adresse wie name@example.com ein.',
    phone: 'Bitte geben Sie eine Telefonnummer ein, z. B. +880 1700 000000.',
    phoneOf:
      'Diese Telefonnummer passt nicht zum gewählten Land. Nummern anderer Länder beginnen mit + und der Landesvorwahl.',
    country: 'Bitte wählen Sie ein Land.',
    postCode: 'Diese Postleitzahl passt nicht zum gewählten Land.',
    postCodeOf: '„{code}“ ist keine Postleitzahl des gewählten Landes ({country}).',
    postCodeElsewhere:
      'Liegt diese Adresse in einem anderen Land ({elsewhere})? Die Postleitzahl „{code}“ gehört zu diesem Land ({elsewhere}), gewählt ist: {country}. Bitte korrigieren Sie eines von beiden.',
    payment: 'Bitte wählen Sie, wie Sie bezahlen.',
    items: 'Der Warenkorb ist leer.',
    quantity: 'Die Menge muss eine ganze Zahl ab 1 sein.',
    pieces: 'Von einem Produkt können höchstens 100.000 Stück auf einmal bestellt werden.',
  },
}

export const track: Texts['track'] = {
  title: 'Bestellung verfolgen',
  description:
    'Nummer der Bestellung und E-Mail-Adresse eingeben: Wir senden Ihnen den Link zu ihr.',
  home: 'Startseite',
  text: 'Geben Sie die Nummer Ihrer Bestellung und die E-Mail-Adresse ein, mit der sie aufgegeben wurde. Wir senden Ihnen einen Link zu ihrer Seite. Haben Sie telefonisch ohne E-Mail-Adresse bestellt, geben Sie stattdessen Ihre Telefonnummer ein.',
  number: 'Bestellnummer',
  email: 'E-Mail-Adresse oder Telefonnummer',
  send: 'Link senden',
  sending: 'Einen Moment …',
  sent: 'Wenn die Bestellung {number} mit {email} aufgegeben wurde, ist der Link unterwegs an diese Adresse. Nach einigen Minuten nichts im Postfach? Bitte prüfen Sie Nummer, Adresse und den Spam-Ordner.',
  problems: 'Bitte korrigieren Sie die markierten Felder.',
  noNumber: 'Bitte geben Sie die Nummer Ihrer Bestellung ein.',
  example: 'EX-01ABCD-23XYZ',
  badNumber:
    'Das ist keine Bestellnummer. Sie steht in unseren E-Mails und sieht aus wie EX-01ABCD-23XYZ.',
  badEmail:
    'Bitte geben Sie eine E-Mail-Adresse ein, zum Beispiel name@example.com, oder eine Telefonnummer.',
  noOrder:
    'Keine Bestellung ohne E-Mail-Adresse hat diese beiden Nummern. Wenn Sie eine Adresse angegeben haben, geben Sie bitte diese ein.',
  tooMany: 'Zu viele Versuche. Bitte warten Sie einige Minuten und versuchen Sie es noch einmal.',
  away: 'Die Suche ist gerade nicht möglich. Bitte versuchen Sie es gleich noch einmal.',
  offline:
    'Es kam keine Antwort. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  help: {
    where: 'Wo finde ich die Nummer?',
    text: 'In der Bestellbestätigung per E-Mail und auf der Seite der Bestellung. Sie sieht aus wie {number}.',
    account: 'Mit einem Konto brauchen Sie keine Nummer.',
    orders: 'Ihre Bestellungen ansehen',
    other: 'Etwas anderes?',
    write: 'Schreiben Sie uns',
  },
}
