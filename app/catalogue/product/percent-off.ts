/** Returns the percent between two prices in cents, exact where it is a whole number. */
export const percentOff = (price: number, before: number) => 100 - (100 * price) / before
