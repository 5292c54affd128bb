/** Mails about what a customer sends back. */
export const returnMails = {
  name: 'Return',
  sendTo: 'Please write {return} on the parcel and send it to:',
  sendBy: 'Please send the parcel by {until}.',
  label: 'Print the label',
  requested: {
    subject: 'Your return {return} has reached us',
    title: 'We have your return request',
    text: 'You would like to return articles of your order {number}. Please wait for our answer, which comes by e-mail, before you send anything. You asked for the return of:',
  },
  accepted: {
    subject: 'Your return {return} is accepted',
    title: 'Please send your articles back',
    text: 'We accept the return of the articles below. Sending them back costs you nothing. Once they have arrived, we pay back {amount} the way you paid.',
  },
  refused: {
    subject: 'Your return {return}',
    title: 'We cannot accept your return',
    text: 'We have looked at the return of articles of your order {number} and cannot accept it. The reason:',
    ask: 'If you see it differently, please write to us on the contact page.',
  },
  received: {
    subject: 'Your return {return} has arrived',
    title: 'Your articles have arrived',
    text: 'Your parcel for order {number} has reached us. We now pay back {amount} the way you paid, and write to you once that is done.',
  },
  refunded: {
    subject: 'Your refund for {return}',
    title: '{amount} refunded',
    text: 'We have paid back {amount} for articles of your order {number}, the way you paid. Depending on your bank, it takes a few days to arrive.',
  },
  withdrawal: {
    subject: 'Receipt of your withdrawal from order {number}',
    title: 'We have received your withdrawal',
    text: 'You withdrew from the contract on {moment}. This e-mail confirms that your statement has reached us, and says what it holds. Please keep it.',
    order: 'Order',
    name: 'Name',
    sendBack:
      'Please send the articles back within 14 days. Sending them back costs you nothing. We pay back {amount} the way you paid, within 14 days of your withdrawal; we may wait until the articles have arrived or you show that you have sent them.',
    refund:
      'Your order had not left yet: it is cancelled, and nothing will be sent. We pay back {amount} the way you paid, within 14 days.',
    nothingPaid:
      'Your order had not left yet: it is cancelled, nothing will be sent and nothing is to be paid.',
  },
  toAnswer: {
    subject: 'Return {return} of order {number} has come in',
    title: 'Articles are coming back',
    button: 'See the return',
    text: 'Of order {number} these are to be returned, as {return}:',
    answer: 'The reason stands at the desk, where you accept or refuse the return.',
    declared:
      'This is a withdrawal from the contract, which cannot be refused. The desk says what is next.',
  },
}

/** The order page's ways to return something, and how far a return is. */
export const orderReturns = {
  ask: 'Return articles',
  /** Directive (EU) 2023/2673 prescribes these very words. */
  withdraw: 'Withdraw from contract here',
  steps: {
    return: {
      requested: 'Return {return} requested',
      accepted: 'Return {return} accepted',
      refused: 'Return {return} not accepted',
      received: 'Return {return} has arrived',
      refunded: '{amount} refunded for return {return}',
    },
    withdrawal: {
      requested: 'Withdrawal {return} received',
      received: 'Articles of withdrawal {return} have arrived',
      refunded: '{amount} refunded for withdrawal {return}',
    },
  },
}

/** The two pages that these ways lead to. */
export const returns = {
  order: 'Order {number}',
  back: 'Back to the order',
  next: 'What happens next',
  pieces: 'How many pieces?',
  left: { one: 'One piece can be returned.', other: 'Up to {count} pieces can be returned.' },
  problems: 'Please correct the marked fields.',
  tooMany: 'Too many attempts. Please wait a few minutes and try again.',
  away: 'That cannot be stored just now. Please try again in a moment: nothing is done twice.',
  offline: 'No answer came. Please check your connection and send it again: nothing is done twice.',
  sending: 'One moment…',
  errors: {
    none: 'Please tick what you send back.',
    pieces: 'Please enter a whole number from 1 to {left}.',
    reason: 'Please choose a reason.',
    long: 'Please shorten this.',
    characters: 'This contains characters that cannot be printed.',
    name: 'Please enter your name.',
    email: 'Please enter an e-mail address such as name@example.com.',
  },
  closed: {
    cancelled: 'This order is cancelled, so there is nothing to send back.',
    not_delivered:
      'This order is not delivered yet. Once it is, you can ask for a return here for {days} days. Until it is sent, you can cancel it on its page.',
    over: 'The time for this is over. If something is wrong with an article, please write to us on the contact page.',
    nothing_left:
      'All articles of this order are on their way back already. Its page shows how far that is.',
  },
  contact: 'Write to us',
  ask: {
    title: 'Return articles',
    intro:
      'Tell us what you send back and why, by {until}. We answer by e-mail with the address; sending it back costs you nothing.',
    steps: [
      'We read what you write and answer by e-mail, with the address.',
      'You send the parcel.',
      'The order’s page says when it has arrived, and what we pay back.',
    ],
    /** What is said instead where no mail address was given. */
    unmailed: {
      intro:
        'Tell us what you send back and why, by {until}. The order’s page shows our answer with the address; sending it back costs you nothing.',
      first: 'We read what you write. The order’s page shows our answer, with the address.',
      done: 'Your return {return} has reached us. Please look at the order’s page for our answer before you send anything.',
    },
    reason: 'Reason',
    choose: 'Please choose',
    reasons: {
      damaged: 'It arrived damaged or does not work',
      wrong_article: 'It is not what I ordered',
      not_as_described: 'It is not as described',
      does_not_fit: 'It does not fit',
      changed_mind: 'I have changed my mind',
      other: 'Something else',
    },
    note: 'Anything else we should know',
    optional: '(optional)',
    send: 'Ask for the return',
    doneTitle: 'We have your return request',
    done: 'Your return {return} has reached us. An e-mail to {email} confirms it. Please wait for our answer before you send anything; it comes by e-mail as well.',
  },
  withdraw: {
    title: 'Withdraw from the contract',
    intro:
      'You may withdraw from the contract of this order without giving a reason, until 14 days after it is delivered.',
    until: 'Your last day for it is {until}.',
    whole:
      'Your order has not left yet, so a withdrawal ends all of it: nothing will be sent, and what you have paid goes back.',
    sendBack:
      'Please send the articles back within 14 days; that costs you nothing. What you paid for them goes back the way it came.',
    steps: [
      'We e-mail you a receipt at once.',
      'What has not left is cancelled; what you have, you send back within 14 days.',
      'We pay back within 14 days, the way you paid.',
    ],
    order: 'Order',
    name: 'Your name',
    email: 'E-mail address for the receipt',
    articles: 'Articles',
    noRight:
      'The right to withdraw that this page serves belongs to orders with an address in the European Union. You can return articles all the same:',
    confirm: 'Confirm withdrawal',
    doneTitle: 'We have received your withdrawal',
    done: 'Received on {moment}. We also send this receipt to {email}. Please keep it.',
    number: 'Withdrawal',
    sendTo: 'Write {return} on the parcel and send it to:',
    cancelled: 'Your order is cancelled: nothing will be sent.',
    refund: 'We pay back {amount} the way you paid, within 14 days.',
    nothingPaid: 'Nothing is to be paid.',
    print: 'Print',
  },
}
