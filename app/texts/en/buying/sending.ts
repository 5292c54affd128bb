/** Words of a shop that does not send everywhere, or not for nothing. The server writes them. */
export const sending = {
  arrivesIn: 'Arrives {dates}, {country}',
  arrivesInDays: 'Arrives in {days} working days, {country}',
  notTo: 'We do not send to this country: {country}.',
  notToCode: 'We do not send to this post code.',
  tooHeavy: 'This is too heavy to be sent in one order. Please order less at once, or write to us.',
  notPaidSo: 'This way to pay is not offered for this order. Please choose another one.',
  noWayToPay: 'There is no way to pay for this order. Please write to us.',
  totalChanged: 'The total is another one by now. Nothing has been ordered.',
  costsTo: 'Shipping to {place}: {amount}',
  costsNothingTo: 'Shipping to {place}: free',
  invalid: 'That does not look like a postal code.',
  /** These replace blurbs and pages that promise free delivery. */
  blurb: 'DELIVERY TO YOUR DOOR',
  blurbFree: 'FREE DELIVERY',
  freeFrom: 'Free delivery for orders of {amount} or more',
  freeFromTo: 'Free delivery for orders of {amount} or more: {country}',
  shownBefore: 'You see what delivery costs before you order.',
  homeTitle: 'fashion, electronics and home',
  homeDescription:
    'Flash sales, best sellers and new arrivals in fashion, electronics, home, health and groceries. Free returns within {days} days.',
  chooseCountry: 'Please choose a country',
  later: {
    shippingAndTax: 'Shipping and tax are added once the country is chosen.',
    shipping: 'Shipping is added once the country is chosen.',
    tax: 'Tax is added once the country is chosen.',
  },
}
