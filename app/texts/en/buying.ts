/** Choosing a size, colour and the like. `choose` is keyed by the option's English name. */
export const choosing = {
  choose: { Size: 'Choose a size', Colour: 'Choose a colour', Color: 'Choose a colour' },
  chooseOther: 'Please choose: {option}',
  soldOut: 'sold out',
  unavailable: 'not available in this choice',
  from: 'From',
  show: 'Show this choice',
  sizeGuide: 'Size guide',
  letGo: '{value} does not come in {chosen}, so please choose again.',
  soldOutChoice: 'This choice is sold out just now. Others may be in stock.',
}

/** The days of an order's arrival. Weekdays begin with Sunday, months with January. */
export const delivery = {
  weekdays: 'Sun Mon Tue Wed Thu Fri Sat',
  months: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  day: '{weekday}\u00a0{day}',
  first: '1',
  arrives: 'Arrives {dates}',
  home: 'Arrives {dates} in Bangladesh',
  to: 'Arrives {dates}, post code {code}',
  inDays: 'Arrives in {days} working days, in Bangladesh',
  ifPaid: 'Arrives {dates} if you pay at once',
  ifConfirmed: 'Arrives {dates} if you confirm at once',
}

/** Words before a price, sent only where a merchant shows prices as the catalogue reduces them. */
export const prices = {
  lowest: 'Lowest price of the 30 days before: ',
}

/** Words of a shop that does not send everywhere, or not for nothing. The server writes them. */
export const sending = {
  arrivesIn: 'Arrives {dates}, {country}',
  arrivesInDays: 'Arrives in {days} working days, {country}',
  notTo: 'We do not send to this country: {country}.',
  notToCode: 'We do not send to this post code.',
  tooHeavy: 'This is too heavy to be sent in one order. Please order less at once, or write to us.',
  notPaidSo: 'This payment method is not available for this order. Please choose another one.',
  noWayToPay: 'There is no way to pay for this order. Please write to us.',
  totalChanged: 'The total has changed. Nothing has been ordered.',
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

/** Size guides. `words` are those that merchants give tables and measurements, by English name. */
export const sizes = {
  size: 'Size',
  words: {
    Clothes: 'Clothes',
    Robes: 'Robes',
    Jeans: 'Jeans',
    Shoes: 'Shoes',
    Socks: 'Socks',
    Uniforms: 'Uniforms',
    Hats: 'Hats',
    Belts: 'Belts',
    Gloves: 'Gloves',
    Rings: 'Rings',
    Bangles: 'Bangles',
    Skates: 'Skates',
    Collars: 'Collars',
    Chest: 'Chest',
    Waist: 'Waist',
    Hips: 'Hips',
    'Inside leg': 'Inside leg',
    'Foot length': 'Foot length',
    Head: 'Head',
    Hand: 'Hand',
    Neck: 'Neck',
    Height: 'Height',
    Weight: 'Weight',
    Length: 'Length',
    'Inner diameter': 'Inner diameter',
    'Inner circumference': 'Inner circumference',
  },
}
