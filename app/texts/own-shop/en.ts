/** Texts of a merchant's own shop by path, in place of those that make the demo's promises. */
export const ownEn: Readonly<Record<string, string>> = {
  'shell.banner': '',
  'contact.callTitle': 'Call us',
  'contact.callText': '',
  'contact.writeTitle': 'Write to us',
  'home.pageTitle': 'Exclusive',
  'home.pageDescription': 'Browse, search and order at Exclusive.',
  'home.returnsPromise': 'You can send articles back within {days} days of delivery.',
  'home.supportPromise': 'Write to us: a person reads your message.',
  'about.returnsPromise': 'You can send articles back within {days} days of delivery.',
  'about.supportPromise': 'Write to us: a person reads your message.',
  'sending.homeDescription': 'Browse, search and order at Exclusive.',
  'contact.pageDescription': 'Write to Exclusive.',
  'contact.writeText': 'Fill out our form and we will contact you.',
  'contact.sent': 'Your message is with us. A confirmation is on its way to {email}.',
  'contact.send': 'Send message',
  'contact.errors.badPhone': 'Please enter a phone number such as +12 345 678 901.',
  'orderProblems.fields.phone': 'Please enter a phone number such as +12 345 678 901.',
  'product.fallbackColour': '',
  'checkout.problems.phone': 'Please enter a phone number such as +12 345 678 901.',
  'productPage.delivery.bangladesh': 'We deliver to {code}.',
  'productPage.delivery.worldwide': 'We deliver to {code}.',
  'productPage.delivery.invalid': 'That does not look like a postal code.',
  'productPage.freeReturns': 'Returns within {days} days of delivery',
  'returns.ask.intro':
    'Tell us what you send back and why, by {until}. We answer by e-mail with the address.',
  'returns.ask.unmailed.intro':
    'Tell us what you send back and why, by {until}. The order’s page shows our answer with the address.',
  'returnMails.accepted.text':
    'We accept the return of the articles below. Once they have arrived, we pay back {amount} the way you paid.',
  'returns.withdraw.sendBack':
    'Please send the articles back within 14 days. What you paid for them goes back the way it came.',
  'returnMails.withdrawal.sendBack':
    'Please send the articles back within 14 days. We pay back {amount} the way you paid, within 14 days of your withdrawal; we may wait until the articles have arrived or you show that you have sent them.',
  'mails.contactReceipt.text': 'We answer as soon as we can.',
  'legal.privacy.8.text':
    'You can see your data under My Account and delete the account there at once. Orders stay as long as the law requires. Backups hold what was deleted until newer ones have taken their place. For anything else, such as a copy or the deletion of all we hold about you, write to us on the contact page.',
  'legal.terms.5.text':
    'For {days} days from delivery you can return articles in the state you received them: ask for it on the page of your order, by article, quantity and reason, and we answer by e-mail. You can cancel an order on its page until it is shipped.',
  'legal.terms.6.text':
    'If your order goes to an address in the European Union, you may withdraw from the contract without giving a reason, from the order until 14 days after its delivery. Press “Withdraw from contract here” on the page of your order, without an account too; we e-mail you a receipt at once. An order that has not left is cancelled; otherwise send the articles back within 14 days. We pay back what you paid for them within 14 days, the way you paid.',
  'faq.questions.5.text':
    'Within {days} days from delivery. Open the page of your order, choose “Return articles” and say what and why; we answer by e-mail with the address. The link to that page is in our e-mails.',
  'faq.questions.7.text': 'Enter it in the cart or at checkout and press Apply Coupon.',
}

/** Texts by path of a shop whose subscribers get no code. */
export const withoutCodeEn: Readonly<Record<string, string>> = {
  'shell.footer.offer': 'News by e-mail',
  'newsletter.sent':
    'Your welcome e-mail is on its way. Please confirm your address with the link in it.',
  'mails.newsletterWelcome.subject': 'Welcome to Exclusive',
  'mails.newsletterWelcome.text': 'Thank you for subscribing.',
}
