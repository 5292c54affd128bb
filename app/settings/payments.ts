/** The ways an order may be paid, as the settings, the orders API and the database name them. */
export const OFFLINE_PAYMENTS = ['bank', 'cash_on_delivery'] as const
/** Paid at a provider, each under its own name. */
export const ONLINE_PAYMENTS = ['test', 'stripe', 'sslcommerz', 'bkash', 'paypal'] as const
export const PAYMENTS = [...OFFLINE_PAYMENTS, ...ONLINE_PAYMENTS] as const
export type Payment = (typeof PAYMENTS)[number]
export type OnlinePayment = (typeof ONLINE_PAYMENTS)[number]

export const isOnline = (payment: Payment): payment is OnlinePayment =>
  (ONLINE_PAYMENTS as readonly string[]).includes(payment)
