/** Ways to pay at a provider, and the mail about money that an order did not need. */
export const onlinePayment = {
  ways: {
    test: 'Test payment (no money moves)',
    stripe: 'Card',
    sslcommerz: 'Card, mobile wallet or bank (SSLCommerz)',
    bkash: 'bKash',
    paypal: 'PayPal',
  },
  notes: {
    bank: 'Transfer it yourself: our account and a reference come with the order.',
    cash_on_delivery: 'In cash, to whoever brings the parcel.',
    test: 'You are led to a test page, as to pay by card. No money moves.',
    stripe: 'You are led to Stripe, where you enter your card.',
    sslcommerz: 'You are led to SSLCommerz, where you choose how to pay.',
    bkash: 'You are led to bKash, where you agree to the payment.',
    paypal: 'You are led to PayPal, where you agree to the payment.',
  },
  advance: 'You pay {amount} of it in advance, at once: {way}. The courier receives the rest.',
  returned: {
    subject: 'Your payment for order {number} goes back',
    title: 'Your money goes back',
    text: 'A payment of {amount} reached us for your order {number}, which did not need it: it was paid already, is paid another way, or had ended. We return the whole amount, the way you paid. Depending on your bank, it takes a few days to arrive.',
  },
}
