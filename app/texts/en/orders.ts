/** Words of a shop whose currency, tax or shipping differ from those in the terms and questions. */
export const money = {
  pricesIn: 'The currency of all prices is the {currency}.',
  added:
    'Vat is added to the subtotal less any discount, at the rate of where your order goes, and shown before you order.',
  included: 'They include Vat at the rate of where your order goes; the cart shows how much it is.',
  none: 'No Vat is added.',
  free: 'Shipping is free.',
  shipped: 'What shipping costs is shown before you order.',
  costs:
    'That depends on where your order goes and what is in it; the cart shows it before you order.',
  delivery:
    'What delivery costs is shown before you order. The product page shows when an item arrives.',
  isAdded: 'No. Vat is added to the subtotal less discount; the cart shows it before you order.',
  isIncluded: 'Yes. The cart shows how much of the total it is.',
  /** Stands beside a price. */
  tax: 'incl. tax',
}

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
    test: 'You are taken to a test page, as for a card. No money moves.',
    stripe: 'You are taken to Stripe, where you enter your card.',
    sslcommerz: 'You are taken to SSLCommerz, where you choose how to pay.',
    bkash: 'You are taken to bKash, where you agree to the payment.',
    paypal: 'You are taken to PayPal, where you agree to the payment.',
  },
  advance: 'You pay {amount} of it in advance, at once: {way}. The courier receives the rest.',
  returned: {
    subject: 'Your payment for order {number} goes back',
    title: 'Your money goes back',
    text: 'A payment of {amount} reached us for your order {number}, which did not need it: it was paid already, is paid another way, or had ended. We return the whole amount, the way you paid. Depending on your bank, it takes a few days to arrive.',
  },
}

/** What the page of an order says of its payment at a provider. */
export const payOrder = {
  unstarted: 'This order is not paid yet.',
  advance:
    'This order is confirmed as soon as {advance} of it is paid in advance. The courier receives the rest, {rest}.',
  advancePaid: 'Your advance of {advance} is paid.',
  payAt: 'Pay in advance: {way}',
  checking:
    'We are checking your payment: the provider has not confirmed it yet. This page says so as soon as it does.',
  unfinished:
    'If you did not finish paying, you can go on, or pay another way. The order is paid once only.',
  held: 'We are checking your payment. There is nothing for you to do: we write to you as soon as it is settled.',
  failed: 'Your payment did not go through: nothing was taken.',
  expired: 'The time for your payment ran out: nothing was taken.',
  now: 'Pay now',
  again: 'Pay again',
  goOn: 'Go on with the payment',
  other: 'Pay another way',
  choose: 'Pay this way',
  look: 'Check again',
  refused: {
    away: 'The payment page cannot be reached just now, and nothing was taken. Please try again in a moment, or pay another way.',
    refused:
      'This way to pay is not possible for this order, and nothing was taken. Please choose another one.',
    busy: 'A payment of this order is being checked: until that is settled, it cannot be paid another way.',
  },
  returning:
    'A payment of {amount} was not needed. It is on its way back to you, the way you paid.',
  returned: 'A payment of {amount} was not needed. It went back to you, the way you paid.',
}

/** Money given back: in a mail, on the order's page and on the credit note. */
export const refunds = {
  mail: {
    subject: 'Your refund for order {number}',
    title: '{amount} refunded',
    text: 'We have paid back {amount} of your order {number}, the way you paid. Depending on your bank, it takes a few days to arrive.',
    creditNote: 'The credit note {note} is on the page of your order.',
    noInvoice:
      'This order has no invoice and therefore no credit note: please keep this e-mail as your receipt.',
  },
  refunded: 'Refund',
  step: '{amount} refunded',
  note: 'Credit note {number}',
  shipping: 'Shipping and payment fee',
  reduction: 'Price reduction',
  title: 'Credit note',
  corrects: 'Corrects invoice',
  reason: 'Reason',
  given: 'Credit note {number} takes back {amount} of this invoice.',
}

/** The printed sheets: invoice, credit note, packing slip. */
export const sheets = {
  invoice: 'Invoice',
  creditNote: 'Credit note',
  packingSlip: 'Packing slip',
  returnLabel: 'Return label',
  sendBy: 'Send by',
  sendTo: 'Send to',
  putOn: 'Please put this page on the parcel, or write {return} on it.',
  number: 'Number',
  date: 'Date',
  order: 'Order',
  ordered: 'Ordered on',
  supplied: 'Date of supply',
  suppliedOnInvoiceDate: 'Date of the invoice',
  cancels: 'Cancels invoice',
  from: 'From',
  billedTo: 'Billed to',
  deliverTo: 'Deliver to',
  phone: 'Phone',
  taxNumber: 'Tax number',
  vatNumber: 'VAT number',
  article: 'Article',
  quantity: 'Quantity',
  price: 'Price',
  amount: 'Amount',
  net: 'Net at {percent}',
  payBank: 'Bank transfer',
  payCash: 'Cash on delivery',
  payOnline: 'Online payment',
  inParts: 'Paid in advance: {advance}. To be paid to the courier: {rest}.',
  payment: 'Payment',
  paid: 'Paid on {date}.',
  payTo: 'Please transfer {total} with the reference {reference}:',
  withdrawn: 'This order was cancelled; credit note {number} takes this invoice back.',
  notes: 'Notes',
  /** Shown where the requested sheet does not exist. */
  none: {
    title: 'There is no such document',
    invoice: 'This order has no invoice yet. It gets one when it is paid or sent.',
    creditNote: 'This order has no such credit note: nothing was taken back by one.',
    returnLabel:
      'Nothing is to be sent back with this label: the return has arrived, or is not accepted yet.',
    wait: 'Please wait a moment',
  },
  /** Asks who it is when the customer was erased: the link alone shows no address. */
  proof: {
    title: 'Whose invoice is it?',
    text: 'The details of this order were erased. Invoices must be kept for as long as the law requires, so this one still names its buyer. Please enter what the order was placed with to see it.',
    email: 'E-mail address',
    postCode: 'Post code, or the town where there is none',
    show: 'Show the invoice',
    wrong: 'The order was placed with another e-mail address or post code.',
    wait: 'That was tried too often. Please wait an hour.',
    ask: 'The details of this order were erased. Invoices must be kept for as long as the law requires, so this one still names its buyer. The shop hands it out: {email}.',
  },
}

/** The page of the built-in test payment. */
export const testPayment = {
  title: 'Test payment',
  text: 'This page stands for a bank. It is a test: no money moves, whatever you choose.',
  amount: 'Amount',
  reference: 'Reference',
  choose: 'What should happen?',
  groups: {
    usual: 'As with any card',
    slow: 'When the money is late, or comes twice',
    messages: 'When the bank’s messages go astray',
  },
  outcomes: {
    pays: 'Pay',
    declines: 'Decline the payment',
    asks: 'Ask for the bank’s confirmation',
    pays_late: 'Pay two minutes later',
    pays_twice: 'Pay twice',
    never: 'Give no answer',
    doubled: 'Pay, and tell the shop three times',
    disordered: 'Pay, and tell the shop in the wrong order',
  },
  bank: 'Your bank asks: is this payment yours?',
  confirm: 'Yes, it is mine',
  refuse: 'No, refuse it',
  decided: 'This payment is decided: nothing more can be chosen here.',
  late: 'This payment is on its way: it succeeds within two minutes.',
  expired: 'The time for this payment has run out: nothing was taken.',
  back: 'Back to your order',
}
