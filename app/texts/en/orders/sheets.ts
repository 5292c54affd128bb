/** The printed sheets: invoice, credit note, packing slip. */
export const sheets = {
  invoice: 'Invoice',
  creditNote: 'Credit note',
  packingSlip: 'Packing slip',
  number: 'Number',
  date: 'Date',
  order: 'Order',
  ordered: 'Ordered on',
  cancels: 'Cancels invoice',
  billedTo: 'Billed to',
  deliverTo: 'Deliver to',
  phone: 'Phone',
  taxNumber: 'Tax number',
  article: 'Article',
  quantity: 'Quantity',
  price: 'Price',
  amount: 'Amount',
  net: 'Net at {percent}',
  payBank: 'Bank transfer',
  payCash: 'Cash on delivery',
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
    wait: 'Please wait a moment',
  },
  /**
   * Asks who it is when the order's customer was erased: the link alone shows no name and address.
   */
  proof: {
    title: 'Whose invoice is it?',
    text: 'The details of this order were erased. Invoices must be kept for the time the law asks for, so this one still names its buyer. Please enter what the order was placed with to see it.',
    email: 'E-mail address',
    postCode: 'Post code',
    show: 'Show the invoice',
    wrong: 'The order was placed with another e-mail address or post code.',
    wait: 'That was tried too often. Please wait an hour.',
    ask: 'The details of this order were erased. Invoices must be kept for the time the law asks for, so this one still names its buyer. The shop hands it out: {email}.',
  },
}
