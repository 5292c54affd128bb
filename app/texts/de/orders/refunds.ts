export const refunds = {
  mail: {
    subject: 'Ihre Erstattung zur Bestellung {number}',
    title: '{amount} erstattet',
    text: 'Wir haben {amount} Ihrer Bestellung {number} erstattet, auf dem Weg, auf dem Sie bezahlt haben. Je nach Bank dauert es einige Tage, bis das Geld ankommt.',
    creditNote: 'Die Rechnungskorrektur {note} steht auf der Seite Ihrer Bestellung.',
    noInvoice:
      'Zu dieser Bestellung gibt es keine Rechnung und darum keine Rechnungskorrektur: Bitte bewahren Sie diese Nachricht als Beleg auf.',
  },
  refunded: 'Erstattung',
  step: '{amount} erstattet',
  note: 'Rechnungskorrektur {number}',
  shipping: 'Versand und Zahlungsgebühr',
  reduction: 'Preisnachlass',
  title: 'Rechnungskorrektur',
  corrects: 'Berichtigt Rechnung',
  reason: 'Grund',
  given: 'Rechnungskorrektur {number} nimmt {amount} dieser Rechnung zurück.',
}
