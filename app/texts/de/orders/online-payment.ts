/** Ways to pay at a provider, and the mail about money that an order did not need. */
export const onlinePayment = {
  ways: {
    test: 'Testzahlung (es fließt kein Geld)',
    stripe: 'Karte',
    sslcommerz: 'Karte, mobile Geldbörse oder Bank (SSLCommerz)',
    bkash: 'bKash',
    paypal: 'PayPal',
  },
  notes: {
    bank: 'Sie überweisen selbst: Unser Konto und ein Verwendungszweck kommen mit der Bestellung.',
    cash_on_delivery: 'In bar an die Person, die das Paket bringt.',
    test: 'Sie werden auf eine Testseite geleitet, wie bei einer Zahlung mit Karte. Es fließt kein Geld.',
    stripe: 'Sie werden zu Stripe geleitet und geben dort Ihre Karte ein.',
    sslcommerz: 'Sie werden zu SSLCommerz geleitet und wählen dort, wie Sie zahlen.',
    bkash: 'Sie werden zu bKash geleitet und stimmen dort der Zahlung zu.',
    paypal: 'Sie werden zu PayPal geleitet und stimmen dort der Zahlung zu.',
  },
  advance: 'Sie zahlen {amount} davon sofort an: {way}. Den Rest erhält der Zusteller.',
  returned: {
    subject: 'Ihre Zahlung zur Bestellung {number} geht zurück',
    title: 'Ihr Geld geht zurück',
    text: 'Zu Ihrer Bestellung {number} ist eine Zahlung von {amount} eingegangen, die sie nicht brauchte: Sie war schon bezahlt, wird anders bezahlt oder war beendet. Wir geben den ganzen Betrag auf dem Weg zurück, auf dem Sie gezahlt haben. Je nach Bank dauert das einige Tage.',
  },
}
