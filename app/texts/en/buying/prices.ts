/** Words before a price, sent only where a merchant shows prices as the catalogue reduces them. */
export const prices = {
  lowest: 'Lowest price of the 30 days before: ',
}
