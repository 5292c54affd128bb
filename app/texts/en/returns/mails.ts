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
    ask: 'If you see it otherwise, please write to us on the contact page.',
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
    text: 'You withdrew from the contract on {moment}. This mail confirms that your statement has reached us, and says what it holds. Please keep it.',
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
