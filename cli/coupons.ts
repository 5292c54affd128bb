import { parseArgs } from 'node:util'
import { createCoupon, endCoupon, listCoupons } from '../app/orders/coupons.server'
import { type Command, required, UsageError, wholeNumber } from './command'
import { dollars, minute, textTable } from './text-table'

const create: Command = {
  usage:
    '<code> (--percent <1-100> | --amount <dollars>) [--minimum <dollars>] [--from <date>] [--until <date>] [--uses <n>] [--per-customer <n>] [--first-order]',
  about: 'A coupon for the cart; without limits it holds for everybody until it is ended.',
  async run(args, { db, print, warn }) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        percent: { type: 'string' },
        amount: { type: 'string' },
        minimum: { type: 'string' },
        from: { type: 'string' },
        until: { type: 'string' },
        uses: { type: 'string' },
        'per-customer': { type: 'string' },
        'first-order': { type: 'boolean' },
      },
    })
    const code = required(positionals[0], 'the code').trim()
    if (!/^[\w-]{3,40}$/.test(code))
      throw new UsageError('a code has 3 to 40 letters, digits, hyphens or underscores')
    const created = await createCoupon(db, {
      code,
      ...worth(values.percent, values.amount),
      minimum: cents(values.minimum, '--minimum'),
      startsAt: moment(values.from, '--from'),
      endsAt: moment(values.until, '--until'),
      totalLimit: limit(values.uses, '--uses'),
      perCustomerLimit: limit(values['per-customer'], '--per-customer'),
      firstOrderOnly: values['first-order'],
    })
    if (created) print(`Coupon ${code.toUpperCase()} is there.`)
    else warn(`There is a coupon ${code.toUpperCase()} already.`)
    return created ? 0 : 1
  },
}

function worth(percent: string | undefined, amount: string | undefined) {
  if ((percent === undefined) === (amount === undefined))
    throw new UsageError('either --percent or --amount')
  if (percent === undefined)
    return { kind: 'fixed', cents: cents(amount, '--amount') as number } as const
  const share = wholeNumber(percent, '--percent')
  if (share > 100) throw new UsageError('--percent is at most 100')
  return { kind: 'percent', percent: share } as const
}

function cents(text: string | undefined, name: string) {
  if (text === undefined) return undefined
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(text) || Number(text) === 0)
    throw new UsageError(`${name} is an amount such as 5 or 7.50, not "${text}"`)
  return Math.round(Number(text) * 100)
}

const limit = (text: string | undefined, name: string) =>
  text === undefined ? undefined : wholeNumber(text, name)

function moment(text: string | undefined, name: string) {
  if (text === undefined) return undefined
  const time = Date.parse(text)
  if (!/^\d{4}-\d\d-\d\d/.test(text) || Number.isNaN(time))
    throw new UsageError(`${name} is a date such as 2026-12-31 or 2026-12-31T18:00Z, not "${text}"`)
  return time
}

const end: Command = {
  usage: '<code>',
  about: 'From now on it is expired; orders that hold it keep it.',
  async run([code], { db, print, warn }) {
    const ended = await endCoupon(db, required(code, 'the code'))
    if (ended) print(`Coupon ${code?.toUpperCase()} has ended.`)
    else warn(`There is no coupon ${code}.`)
    return ended ? 0 : 1
  },
}

const list: Command = {
  usage: '',
  about: 'The newest coupons first.',
  async run(_args, { db, print }) {
    const rows = (await listCoupons(db)).map((coupon) => [
      coupon.code,
      coupon.kind === 'percent' ? `${coupon.amount}%` : dollars(coupon.amount),
      coupon.minimum > 0 ? dollars(coupon.minimum) : '',
      coupon.starts_at === null ? '' : minute(coupon.starts_at),
      coupon.ends_at === null ? '' : minute(coupon.ends_at),
      `${coupon.used}${coupon.total_limit === null ? '' : ` of ${coupon.total_limit}`}`,
      coupon.customer_limit,
      coupon.first_order_only ? 'yes' : '',
    ])
    const head = [
      'code',
      'worth',
      'minimum',
      'from (UTC)',
      'until',
      'used',
      'per customer',
      'first order',
    ]
    print(textTable(head, rows))
    return 0
  },
}

export const couponCommands: Record<string, Command> = {
  'coupons create': create,
  'coupons end': end,
  'coupons list': list,
}
