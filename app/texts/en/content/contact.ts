/** The contact page (spec section 2); odd spellings are the specification's. */
export const contact = {
  pageTitle: 'Contact',
  pageDescription:
    'Call or write to Exclusive: a person answers, around the clock by phone and within 24 hours by mail.',
  breadcrumbHome: 'Home',
  breadcrumb: 'Contact',
  callTitle: 'Call To Us',
  callText: 'We are available 24/7, 7 days a week.',
  phoneLabel: 'Phone:',
  writeTitle: 'Write To US',
  writeText: 'Fill out our form and we will contact you within {hours} hours.',
  emailsLabel: 'Emails:',
  name: 'Your Name',
  email: 'Your Email',
  phone: 'Your Phone',
  message: 'Leave a comment...',
  website: 'Leave this field empty',
  send: 'Send Massage',
  sending: 'Sending…',
  sentTitle: 'Thank you, {name}!',
  sent: 'Your message is with us. A confirmation is on its way to {email}, and we answer within {hours} hours.',
  another: 'Write another message',
  tooMany:
    'You have sent several messages in a short time. Please wait a few minutes and try again.',
  away: 'Your message could not be stored just now. Please send it again in a moment.',
  problems: 'Please look at the marked fields:',
  errors: {
    missing: 'Please fill in this field.',
    tooLong: 'This is longer than we can take. Please shorten it.',
    badEmail: 'Please enter an e-mail address such as name@example.com.',
    badPhone: 'Please enter a phone number such as +880 1712 345678.',
  },
}
