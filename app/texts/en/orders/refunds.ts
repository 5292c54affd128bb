/** Money given back: in a mail, on the order's page and on the credit note. */
export const refunds = {
  mail: {
    subject: 'Your refund for order {number}',
    title: '{amount} refunded',
    text: 'We have paid back {amount} of your order {number}, the way you paid. Depending on your bank, it takes a few days to arrive.',
    creditNote: 'The credit note {note} is on the page of your order.',
    noInvoice:
      'This order has no invoice and therefore no credit note: please keep this mail as your receipt.',
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
