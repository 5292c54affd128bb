/** ISO 4217's code for no currency: prices have no sign until the merchant has chosen one. */
export const NO_CURRENCY = 'XXX'

/** The name of a merchant's own shop before its merchant has named it. */
const UNNAMED = 'New shop'

/**
 * Returns the values with which a merchant's own shop begins, by key: nothing that promises, prices
 * or names anything for the merchant. A key that is absent begins as the demo's does.
 */
export const ownDefaults: Readonly<Record<string, unknown>> = {
  'shop.open': false,
  'shop.name': UNNAMED,
  'shop.legalName': UNNAMED,
  'shop.street': '',
  'shop.city': '',
  'shop.country': '',
  'shop.phone': '',
  'shop.emails': [],
  'shop.newOrderMail': true,
  'shop.timeZone': 'UTC',
  'shop.weightUnit': 'kg',
  'shop.orderPrefix': '',
  'money.taxRates': [],
  'money.crossedOutPrices': 'catalogue',
  'money.newsletterPercent': 0,
  'shipping.zones': [],
  'shipping.transitDays': 'off',
  'shipping.returnDays': 14,
  'shipping.returnAddress': '',
  'payment.ways': [
    { way: 'bank', countries: ['*'], fee: 0 },
    { way: 'cash_on_delivery', countries: ['*'], fee: 0 },
  ],
  'payment.bankAccounts': [],
}
