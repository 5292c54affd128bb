/** Words of a shop whose currency, tax or shipping differ from those in the terms and questions. */
export const money = {
  pricesIn: 'The currency of all prices is the {currency}.',
  added:
    'Vat is added to the subtotal less any discount, at the rate of where your order goes, and shown before you order.',
  included: 'They include Vat at the rate of where your order goes; the cart shows how much it is.',
  none: 'No Vat is added.',
  free: 'Shipping is free.',
  shipped: 'What shipping costs is shown before you order.',
  costs:
    'That depends on where your order goes and what is in it; the cart shows it before you order.',
  delivery:
    'What delivery costs is shown before you order. The product page tells when an article arrives.',
  isAdded: 'No. Vat is added to the subtotal less discount; the cart shows it before you order.',
  isIncluded: 'Yes. The cart shows how much of the total it is.',
  /** Stands beside a price. */
  tax: 'incl. tax',
}
