/** The refusals of the orders API, which shoppers read as they stand. */
export const orderProblems = {
  malformed: 'The request could not be read.',
  tooLarge: 'The request is too large.',
  missingKey: 'The request names no Idempotency-Key.',
  keyReused:
    'This order was sent before with other contents. Please reload the page and try again.',
  invalid: 'Please check the marked fields.',
  soldOut: '“{title}” is sold out.',
  fewLeft: { one: 'Only one “{title}” is left.', other: 'Only {count} of “{title}” are left.' },
  unknownProduct: 'A product in your cart is no longer sold here.',
  variantRequired: 'Please choose for “{title}”: {choose}.',
  unknownVariant: 'What was chosen of “{title}” is no longer sold. Please choose again.',
  openOrders:
    'There are several orders with these details that are not paid for or delivered yet. Please settle one of them first, or write to us.',
  openPieces: {
    one: 'At most one more “{title}” can be ordered before your open orders are paid for or delivered. Please write to us if you need more.',
    other:
      'At most {count} more of “{title}” can be ordered before your open orders are paid for or delivered. Please write to us if you need more.',
  },
  notFound: 'There is no such order.',
  notCancellable: 'This order has already been sent and can no longer be cancelled.',
  signIn: 'Please log in again.',
  tooMany: 'Too many requests. Please wait a minute, then try again.',
  unavailable:
    'The shop cannot reach its order book right now. Please try again in a moment: no order is placed twice.',
  coupon: {
    unknown: 'This coupon code is not valid.',
    minimum: 'This coupon applies to orders of {amount} or more.',
    ended: 'This coupon has expired.',
    used: 'This coupon has already been used.',
    customerUsed: 'You have already used this coupon.',
    notFirst: 'This coupon is for a first order only.',
    goods: 'This coupon needs something that is not in your cart.',
  },
  fields: {
    missing: 'Please fill in this field.',
    invalid: 'Please check this field.',
    long: 'Please shorten this.',
    characters: 'This contains characters that cannot be printed.',
    email: 'Please enter an e-mail address like name@example.com.',
    phone: 'Please enter a phone number, e.g. +880 1700 000000.',
    phoneOf:
      'This is no phone number of the chosen country. One of another country begins with + and its code.',
    country: 'Please choose a country.',
    postCode: 'This is not a post code of the chosen country.',
    postCodeOf: '“{code}” is no post code of {country}.',
    postCodeElsewhere:
      'Is this address in {elsewhere}? The post code “{code}” is one of {elsewhere}, the chosen country is {country}: please correct one of the two.',
    payment: 'Please choose how to pay.',
    items: 'The cart is empty.',
    quantity: 'The quantity must be a whole number from 1 up.',
    pieces: 'At most 100,000 pieces of one product can be ordered at once.',
  },
}
