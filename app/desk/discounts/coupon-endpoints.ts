import { z } from 'zod'
import { readCategories } from '../../catalogue/product/categories.server'
import type { Connection } from '../../database/tables.server'
import { inTransaction } from '../../database/transactions/transaction.server'
import { readNeeds } from '../../orders/coupons/coupon-needs.server'
import { type CouponRow, createCoupon } from '../../orders/coupons/coupons.server'
import {
  COUPON_STATES,
  couponState,
  findCoupon,
  findCoupons,
  sumsOfCoupon,
  usesOfCoupon,
} from '../../orders/coupons/find-coupons.server'
import { type CouponEdit, editChecked } from '../../orders/coupons/manage-coupons.server'
import { LATEST_VERSION } from '../../settings/exported'
import { settings } from '../../settings/settings.server'
import { clockAt } from '../../texts/clocks/zoned-time'
import { shopCurrency } from '../../texts/currency.server'
import {
  type DeskCall,
  DeskFault,
  endpoint,
  pageFrom,
  pageNumber,
  pageOf,
  wrongField,
} from '../api/endpoint'
import { changedCoupon, couponValues, newCoupon } from './coupon-input'

export const couponEndpoints = [
  endpoint('GET /coupons', 'discounts.read', {
    input: z.object({
      search: z.string().trim().max(100).default(''),
      state: z.enum(['', ...COUPON_STATES]).default(''),
      page: pageNumber,
    }),
    handle: async ({ db, input: { search, state, page } }) => {
      const asked = { code: search || undefined, state: state || undefined }
      const found = await findCoupons(db, { ...asked, ...pageFrom(page) })
      const { rows, ...more } = pageOf(found, page)
      return { rows: rows.map(describeCoupon), ...more }
    },
  }),
  endpoint('POST /coupons', 'discounts.change', {
    input: newCoupon,
    handle: async ({ db, input, audit }) => {
      const { worth, ...values } = couponValues(input, settings().shop.timeZone)
      refuseDates(values)
      const made = await inTransaction(db, async (connection) => {
        const created = await createCoupon(connection, {
          code: input.code,
          ...(worth.kind === 'percent'
            ? { kind: worth.kind, percent: worth.amount }
            : { kind: worth.kind, cents: worth.amount }),
          minimum: values.minimum,
          startsAt: values.startsAt ?? undefined,
          endsAt: values.endsAt ?? undefined,
          totalLimit: values.totalLimit ?? undefined,
          perCustomerLimit: values.perCustomerLimit ?? undefined,
          firstOrderOnly: values.firstOrderOnly,
          needs: values.needs,
        })
        const after = created && (await describedIn(connection, input.code))
        if (after) await audit(connection, 'coupon.created', `coupon ${after.code}`, { after })
        return after
      })
      if (!made) throw wrongField('code', 'There is a coupon of this code already.')
      return made
    },
  }),
  endpoint('GET /coupons/:code', 'discounts.read', async ({ db, params }) => {
    const row = await findCoupon(db, params.code ?? '')
    if (!row) throw noCoupon()
    const sums = await sumsOfCoupon(db, row.code, shopCurrency())
    return { ...describeCoupon(row), ...sums }
  }),
  endpoint('GET /coupons/:code/uses', 'discounts.read', {
    input: z.object({ page: pageNumber }),
    handle: async ({ db, params, input: { page } }) =>
      pageOf(await usesOfCoupon(db, params.code ?? '', pageFrom(page)), page),
  }),
  endpoint('PUT /coupons/:code', 'discounts.change', {
    input: changedCoupon,
    handle: ({ input: { version, ...input }, ...call }) => {
      const values = couponValues(input, settings().shop.timeZone)
      return change(call, 'changed', { ...values, version })
    },
  }),
  endpoint('POST /coupons/:code/pause', 'discounts.change', {
    input: z.object({ paused: z.boolean(), version: z.number().int().min(0).max(LATEST_VERSION) }),
    handle: ({ input, ...call }) => change(call, input.paused ? 'paused' : 'resumed', input),
  }),
  endpoint('GET /coupon-categories', 'discounts.read', async ({ db }) => ({
    categories: (await readCategories(db)).map(({ slug, name }) => ({ slug, name })),
  })),
]

const change = (
  { db, params, audit }: Omit<DeskCall<unknown>, 'input'>,
  action: string,
  edit: CouponEdit,
) =>
  inTransaction(db, async (connection) => {
    const changed = await editChecked(connection, params.code ?? '', edit)
    if (changed.code === 'not_found') throw noCoupon()
    if (changed.code !== 'changed') throw refused(changed)
    const [before, after] = [describeCoupon(changed.before), describeCoupon(changed.after)]
    await audit(connection, `coupon.${action}`, `coupon ${after.code}`, { before, after })
    return after
  })

function refused({
  code,
  now,
}: Extract<Awaited<ReturnType<typeof editChecked>>, { now: unknown }>) {
  if (code === 'dates') return wrongField('endsAt', ENDS_FIRST)
  if (code === 'used_more')
    return wrongField('totalLimit', `It was used ${now.used} times already.`)
  const detail = 'Somebody else changed it.'
  return new DeskFault(409, 'changed_meanwhile', detail, { now: describeCoupon(now) })
}

async function describedIn(connection: Connection, code: string) {
  const row = await findCoupon(connection, code)
  return row && describeCoupon(row)
}

const ENDS_FIRST = 'It would end before it starts.'

function refuseDates({ startsAt, endsAt }: { startsAt: number | null; endsAt: number | null }) {
  if (startsAt !== null && endsAt !== null && startsAt >= endsAt)
    throw wrongField('endsAt', ENDS_FIRST)
}

const noCoupon = () => new DeskFault(404, 'no_coupon', 'There is no such coupon.')

/** Describes a coupon for screens and the audit log, with dates in the shop's local time. */
function describeCoupon(row: CouponRow) {
  const { timeZone } = settings().shop
  const clock = (time: number | null) => (time === null ? null : clockAt(time, timeZone))
  const { categories, products } = readNeeds(row.needs)
  return {
    code: row.code,
    kind: row.kind,
    amount: row.amount,
    minimum: row.minimum,
    startsAt: clock(row.starts_at),
    endsAt: clock(row.ends_at),
    totalLimit: row.total_limit,
    perCustomerLimit: row.customer_limit,
    firstOrderOnly: row.first_order_only === 1,
    categories,
    products,
    paused: row.paused === 1,
    used: row.used,
    state: couponState(row),
    version: row.version,
    createdAt: row.created_at,
  }
}
