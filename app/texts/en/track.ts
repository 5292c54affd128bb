/** The page that mails the way back to an order. */
export const track = {
  title: 'Track your order',
  description:
    'Enter the number of an order and its e-mail address, and we mail you the way back to it.',
  home: 'Home',
  text: 'Enter the number of your order and the e-mail address it was placed with. We mail you a link to its page.',
  number: 'Order number',
  email: 'E-mail address',
  send: 'Send me the link',
  sending: 'One moment…',
  sent: 'If order {number} was placed with {email}, the link to it is on its way to that address. Nothing in your mailbox after a few minutes? Please check the number and the address, and look into the spam folder.',
  problems: 'Please correct the marked fields.',
  noNumber: 'Please enter the number of your order.',
  example: 'EX-01ABCD-23XYZ',
  badNumber: 'That is no order number. It stands in our mails and looks like EX-01ABCD-23XYZ.',
  badEmail: 'Please enter an e-mail address such as name@example.com.',
  tooMany: 'Too many attempts. Please wait a few minutes and try again.',
  away: 'That cannot be looked up just now. Please try again in a moment.',
  help: {
    where: 'Where do I find the number?',
    text: 'In the mail that confirmed the order, and on the order’s page. It looks like {number}.',
    account: 'With an account you need no number.',
    orders: 'See your orders',
    other: 'Something else?',
    write: 'Write to us',
  },
}
