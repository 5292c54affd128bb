import type { Texts } from '../texts'

export const order: Texts['order'] = {
  title: 'Bestellung {number}',
  shop: 'Shop',
  thanks: 'Vielen Dank, {name}!',
  received: 'Ihre Bestellung {number} ist eingegangen.',
  earlier:
    'Ihr erster Versuch war doch angekommen: Dies ist jene Bestellung. Es wurde nichts doppelt bestellt.',
  keep: 'Bewahren Sie die Adresse dieser Seite auf: Sie führt zu Ihrer Bestellung. Wir senden sie auch an {email}.',
  placedAt: 'Aufgegeben am {date}',
  status: 'Status',
  tracking: 'Sendungsnummer',
  statuses: {
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
  cancelledText: 'Diese Bestellung ist storniert. Es ist nichts zu bezahlen.',
  bankDue:
    'Bitte zahlen Sie bis zum {due}: Eine Bestellung, die bis dahin nicht bezahlt ist, endet von selbst.',
  endedBy: {
    unpaid:
      'Diese Bestellung endete von selbst, weil bis zum Termin keine Zahlung eintraf. Es ist nichts zu bezahlen.',
    unconfirmed:
      'Diese Bestellung endete von selbst, weil sie nicht rechtzeitig bestätigt wurde. Es ist nichts zu bezahlen.',
  },
  accountHolder: 'Kontoinhaber',
  bank: 'Bank',
  accountNumber: 'Kontonummer',
  swift: 'BIC (SWIFT)',
  reference: 'Verwendungszweck',
  amount: 'Betrag',
  payBy: 'Zahlbar bis',
  copy: 'Kopieren',
  copied: 'Kopiert',
  items: 'Produkte',
  deliverTo: 'Lieferung an',
  notes: 'Hinweise',
  confirm: {
    title: 'Bitte bestätigen Sie diese Bestellung',
    sent: 'Wir senden einen Link an {email}. Bitte öffnen Sie ihn und bestätigen Sie die Bestellung bis zum {due}: Sonst endet sie von selbst und es wird nichts versandt.',
    texted:
      'Wir senden einen Link an {email} und als SMS an {phone}. Bitte öffnen Sie ihn und bestätigen Sie die Bestellung bis zum {due}: Sonst endet sie von selbst und es wird nichts versandt.',
    ask: 'Ist das Ihre Bestellung? Bitte bestätigen Sie sie bis zum {due}: Sonst endet sie von selbst und es wird nichts versandt.',
    button: 'Meine Bestellung bestätigen',
    wrong:
      'Der Link, den Sie geöffnet haben, bestätigt diese Bestellung nicht. Bitte verwenden Sie den, den wir Ihnen gesendet haben.',
  },
  keepIt: {
    title: 'Diese Bestellung in einem Konto behalten',
    text: 'Wählen Sie ein Passwort, und diese Bestellung und ihre Adresse sind da, wenn Sie wiederkommen.',
    open: 'Passwort wählen, Bestellung behalten',
    create: 'Konto anlegen',
    done: 'Ihr Konto ist bereit. Bitte bestätigen Sie Ihre Adresse mit dem Link, den wir eben an {email} gesendet haben, und melden Sie sich dann an: Diese Bestellung ist dort.',
  },
  again: 'Erneut bestellen',
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
