/** The ways an order may be paid, as the settings, the orders API and the database name them. */
export const PAYMENTS = ['bank', 'cash_on_delivery'] as const
export type Payment = (typeof PAYMENTS)[number]
