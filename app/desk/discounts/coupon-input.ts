import { z } from 'zod'
import { COUPON_CODE } from '../../orders/coupons/coupons.server'
import { LATEST_VERSION } from '../../settings/exported'
import { momentAt } from '../../texts/clocks/zoned-time'

const LARGEST = 2 ** 31 - 1

const whole = (least = 1) =>
  z
    .number('Enter a whole number.')
    .int('Enter a whole number.')
    .min(least, `At least ${least}.`)
    .max(LARGEST, 'That is too much.')
/** A local time of the shop; null means no limit. */
const clock = z
  .string()
  .refine((text) => momentAt(text, 'UTC') !== undefined, 'Enter a day and a time.')
  .nullable()

const fields = {
  kind: z.enum(['percent', 'fixed']),
  /** Per cent, or minor units. */
  amount: whole(),
  minimum: whole(0).default(0),
  startsAt: clock.default(null),
  endsAt: clock.default(null),
  totalLimit: whole().nullable().default(null),
  perCustomerLimit: whole().nullable().default(null),
  firstOrderOnly: z.boolean().default(false),
  categories: z.array(z.string().max(200)).max(50).default([]),
  products: z.array(whole()).max(200).default([]),
}

const fitting = <Values extends z.ZodType<{ kind: string; amount: number }>>(values: Values) =>
  values.refine(({ kind, amount }) => kind !== 'percent' || amount <= 100, {
    path: ['amount'],
    message: 'At most 100 per cent.',
  })

export const newCoupon = fitting(
  z.object({
    code: z
      .string()
      .trim()
      .regex(COUPON_CODE, 'A code has 3 to 40 letters, digits, hyphens or underscores.'),
    ...fields,
  }),
)

export const changedCoupon = fitting(
  z.object({ version: z.number().int().min(0).max(LATEST_VERSION), ...fields }),
)

type Values = z.infer<typeof changedCoupon>

/** Converts input to stored values, with moments in the shop's time zone. */
export const couponValues = (input: Omit<Values, 'version'>, timeZone: string) => ({
  worth: { kind: input.kind, amount: input.amount },
  minimum: input.minimum,
  startsAt: momentOf(input.startsAt, timeZone),
  endsAt: momentOf(input.endsAt, timeZone),
  totalLimit: input.totalLimit,
  perCustomerLimit: input.perCustomerLimit,
  firstOrderOnly: input.firstOrderOnly,
  needs: { categories: input.categories, products: input.products },
})

const momentOf = (text: string | null, timeZone: string) =>
  text === null ? null : (momentAt(text, timeZone) as number)
