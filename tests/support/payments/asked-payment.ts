import type { KnownAttempt, Started, StartRequest } from '../../../app/payments/provider'

/** A moment for tests, in epoch milliseconds. */
export const PAID_AT = Date.UTC(2026, 10, 23, 12)

/** Returns what a shop asks of a provider: 1,250.00 taka. */
export const askedPayment = (more: Partial<StartRequest> = {}): StartRequest => ({
  key: 'attempt-1',
  reference: 'EX-1001-1',
  title: 'Order EX-1001',
  pieces: 2,
  amount: 125_000,
  currency: 'BDT',
  customer: {
    name: 'Rafi Ahmed',
    email: 'rafi@example.com',
    phone: '+8801700000000',
    street: '12 Lake Road',
    city: 'Dhaka',
    postCode: '1212',
    country: 'Bangladesh',
  },
  language: 'en',
  returnTo: 'https://shop.example/pay/return?t=abc',
  messagesTo: 'https://shop.example/api/payments/messages',
  expiresAt: PAID_AT + 3_600_000,
  manualCapture: false,
  ...more,
})

/** Returns the attempt that a shop knows after it was started. */
export const knownAttempt = (asked: StartRequest, started: Started): KnownAttempt => ({
  key: asked.key,
  reference: asked.reference,
  amount: asked.amount,
  currency: asked.currency,
  providerRef: started.providerRef,
})
