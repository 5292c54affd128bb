import { z } from 'zod'
import { currentPayment } from '../older-payments'
import { PAYMENTS } from '../payments'
import { amount, country, eachOnce, lineOrNone, singleLine, whole } from './fields'

/** The ways to pay, and where each is offered. */
export const paymentGroup = z.strictObject({
  /** The ways that are offered, each in its countries. */
  ways: z
    .array(
      z.strictObject({
        way: z.preprocess(currentPayment, z.enum(PAYMENTS)),
        countries: z.array(country).min(1, 'names no country').max(250).default(['*']),
        /** Orders above this amount are not paid this way. */
        limit: amount.optional(),
        /** The fee is added to the total. */
        fee: amount.default(0),
      }),
    )
    .min(1, 'offers no way to pay')
    .refine((all) => eachOnce(all, ({ way }) => way) === undefined, 'names a way twice')
    .default([
      { way: 'bank', countries: ['*'], fee: 0 },
      { way: 'cash_on_delivery', countries: ['*'], fee: 0 },
      { way: 'test', countries: ['*'], fee: 0 },
    ]),
  bankAccounts: z
    .array(
      z.strictObject({
        holder: singleLine(120),
        bank: singleLine(120),
        account: singleLine(60),
        bic: lineOrNone(20),
      }),
    )
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
  /** What a cash order pays at a provider before it is sent. */
  cashAdvance: z.enum(['nothing', 'delivery', 'share']).default('nothing'),
  /** The per cent of a cash order's total, its fee aside, that are paid where a share is. */
  cashAdvancePercent: whole(1, 90).default(20),
  /** The minutes for which an unpaid order at a provider holds its stock. */
  onlineHoldMinutes: whole(10, 2880).default(60),
})
