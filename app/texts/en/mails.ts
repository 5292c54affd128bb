/** The mails; HTML and plain text share these words. */
export const mails = {
  footer:
    'Exclusive, an online shop. You receive this mail because of an order, an account or a request with this address.',
  newsletterFooter:
    'You receive this mail because this address was entered in our newsletter form.',
  shopFooter: 'Your shop wrote this mail to its own address.',
  unsubscribe: 'Unsubscribe',
  greeting: 'Hello {name},',
  greetingWithoutName: 'Hello,',
  viewOrder: 'View your order',
  payOrder: 'Pay, or choose another way',
  product: 'Product',
  quantity: 'Quantity',
  price: 'Price',
  subtotal: 'Subtotal',
  discount: 'Discount',
  vat: 'Vat',
  shipping: 'Shipping',
  free: 'Free',
  fee: 'Payment fee',
  /** Stands where prices contain it: 'Includes Vat 20%'. */
  includes: 'Includes {tax}',
  total: 'Total',
  deliverTo: 'Delivery to',
  articles: 'Your articles',
  wholeAddress: 'The whole address is on the page of your order.',
  parcel: 'Parcel',
  track: 'Track your parcel',
  returnsTitle: 'Returns',
  returns:
    'You can return articles within {days} days of delivery. You ask for it on the page of your order.',
  withdrawal:
    'You can also withdraw from the contract within {days} days of delivery, without giving a reason.',
  questions: 'Questions?',
  writeTo: 'Write to us',
  call: 'Call us',
  contactPage: 'Contact page',
  orderConfirmation: {
    subject: 'Your order {number} at Exclusive',
    title: 'Thank you for your order!',
    cash: 'Your order {number} is confirmed. You pay {total} in cash when it arrives.',
    advance:
      'We have your order {number}. It is confirmed as soon as the advance of {advance} is paid; the page of your order says how. You pay the rest, {rest}, in cash when it arrives.',
    advancePaid:
      'Your order {number} is confirmed, and its advance of {advance} is paid. You pay the rest, {rest}, in cash when it arrives.',
    bank: 'We have your order {number}. It is sent as soon as your payment of {total} reaches us.',
    online:
      'We have your order {number}. It is sent as soon as {total} is paid; the page of your order says how.',
    due: 'Please pay by {due}: after that the order is cancelled automatically.',
  },
  bankInstructions: {
    subject: 'How to pay your order {number}',
    title: 'Please transfer {total}',
    text: 'Please transfer {total} and give the reference exactly as it stands here, so that your payment finds your order.',
    holder: 'Account holder',
    bank: 'Bank',
    account: 'Account',
    bic: 'BIC',
    reference: 'Reference',
    amount: 'Amount',
    payBy: 'Pay by',
  },
  bankReminder: {
    subject: 'Your order {number} awaits your payment',
    title: 'Still to pay: {total}',
    text: 'Your payment of {total} for order {number} has not reached us yet. Please transfer it by {due}: after that the order is cancelled automatically. If you have already transferred it, there is nothing left to do.',
  },
  onlineReminder: {
    subject: 'Your order {number} awaits your payment',
    title: 'Still to pay: {total}',
    text: '{total} for your order {number} is not paid yet. Please pay by {due}: after that the order is cancelled automatically. If you have just paid, there is nothing left to do.',
  },
  orderToConfirm: {
    subject: 'Please confirm your order {number}',
    title: 'Please confirm your order',
    text: 'Please confirm that you placed this order. You pay {total} in cash when it arrives. If it is not confirmed by {due}, it is cancelled automatically.',
    button: 'Confirm my order',
    ignore: 'You did not order this? Then ignore this mail: nothing will be sent.',
    sms: 'Exclusive: confirm your order {number} ({total}, cash on delivery) by {due}: {link}',
  },
  orderLink: {
    subject: 'Your link to order {number}',
    title: 'Your link to your order',
    text: 'You, or somebody else, asked for the link to order {number}. Its page shows where it is and what is to be paid. If it was not you, there is nothing to do.',
  },
  orderCancelled: {
    subject: 'Your order {number} is cancelled',
    title: 'Your order is cancelled',
    text: 'Your order {number} ({total}) is cancelled, and nothing will be sent.',
    refund: 'If you have already paid, you get the amount back the way you paid.',
    endedBy: {
      unpaid: 'It was cancelled automatically, because no payment reached us in time.',
      unconfirmed: 'It was cancelled automatically, because it was not confirmed in time.',
    },
  },
  orderShipped: {
    subject: 'Your order {number} is on its way',
    title: 'Your order is on its way',
    text: 'Your order {number} has left our warehouse.',
  },
  orderPaid: {
    subject: 'We have your payment for order {number}',
    title: 'Your payment has arrived',
    text: 'Thank you: {total} for your order {number} has reached us. We are packing it.',
  },
  contactMessage: {
    subject: 'Message from {name}',
    title: 'A message from the contact page',
  },
  heldReview: {
    subject: 'A review of {product} is held',
    title: 'A review is waiting',
    text: 'A buyer of order {number} gave {product} {stars} of {most} stars. Nobody sees it before you have looked at it.',
    button: 'Read the review',
  },
  contactAnswer: {
    subject: 'Re: {subject}',
    title: 'Our answer to your message',
    wrote: 'On {day} you wrote:',
  },
  contactReceipt: {
    subject: 'We have your message',
    title: 'Thank you for writing to us',
    text: 'We answer within {hours} hours.',
  },
  backInStockConfirm: {
    subject: 'Shall we tell you when it is back? {title}',
    title: 'Shall we tell you when it is back?',
    text: 'This address was given to be told when this product is back in stock. If that was you, please confirm it:',
    button: 'Yes, tell me',
    after:
      'We then send you one mail, when it is back. If it was not you, there is nothing to do: without your confirmation we send nothing and forget your address after a week.',
  },
  backInStock: {
    subject: 'Back in stock: {title}',
    title: 'Back in stock: {title}',
    text: 'You asked us to tell you when this product is available again. It is; we cannot keep one for you.',
    button: 'View the product',
    after: 'This was the only mail about it: your address is no longer kept for this product.',
  },
  newsletterWelcome: {
    subject: 'Welcome to Exclusive: {percent}% off your first order',
    title: 'Welcome to Exclusive',
    text: 'Thank you for subscribing. With this code your first order costs {percent}% less:',
    codeHint: 'Enter it in the cart. It works once, on a first order.',
    toShop: 'To the shop',
    confirmText:
      'Please confirm that this is your address. Until you do, we send you nothing else.',
    confirm: 'Confirm my address',
  },
}
