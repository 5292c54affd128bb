import { z } from 'zod'
import { currentPayment } from '../older-payments'
import { PAYMENTS } from '../payments'
import { amount, country, eachOnce, line, whole } from './fields'

/** How orders are paid, and where. */
export const paymentGroup = z.strictObject({
  /** Only these are offered, in these countries. */
  ways: z
    .array(
      z.strictObject({
        way: z.preprocess(currentPayment, z.enum(PAYMENTS)),
        countries: z.array(country).min(1, 'names no country').max(250).default(['*']),
        /** Orders above it are not paid this way. */
        limit: amount.optional(),
        /** Added to the total. */
        fee: amount.default(0),
      }),
    )
    .min(1, 'offers no way to pay')
    .refine((all) => eachOnce(all, ({ way }) => way) === undefined, 'names a way twice')
    .default([
      { way: 'bank', countries: ['*'], fee: 0 },
      { way: 'cash_on_delivery', countries: ['*'], fee: 0 },
    ]),
  bankAccounts: z
    .array(
      z.strictObject({
        holder: line(120),
        bank: line(120),
        account: line(60),
        bic: line(20),
      }),
    )
    .min(1, 'has no account')
    .max(10)
    .default([
      {
        holder: 'Exclusive Ltd',
        bank: 'Demo Bank, Dhaka',
        account: '0000 0000 0000 (demo)',
        bic: 'DEMOBDDH',
      },
    ]),
  bankDueDays: whole(1, 365).default(3),
})
