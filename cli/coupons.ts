import { COUPON_CODE, createCoupon } from '../app/orders/coupons/coupons.server'
import {
  editCoupon,
  endCoupon,
  listCoupons,
  pauseCoupon,
} from '../app/orders/coupons/manage-coupons.server'
import { plainMoney } from '../app/texts/currency.server'
import { type Command, NotDone, UsageError } from './command'
import { cents, checkTimes, limit } from './coupon-options'
import { readOptions, readWords, required, wholeNumber } from './options'
import { iso, printJson, printTable } from './printing'
import { readTime, shopMinute } from './shop-time'

const DATES = '--until includes that day; days and times are of the shop’s time zone.'

const create: Command = {
  usage:
    '<code> (--percent <1-100> | --amount <amount>) [--minimum <amount>] [--from <date>] [--until <date>] [--uses <n>] [--per-customer <n>] [--first-order]',
  about: `A coupon for the cart; without limits it holds for everybody until it is ended. ${DATES}`,
  async run(args, { db, print }) {
    const { values, positionals } = readWords(args, {
      percent: 'text',
      amount: 'text',
      minimum: 'text',
      from: 'text',
      until: 'text',
      uses: 'text',
      'per-customer': 'text',
      'first-order': 'flag',
    })
    const code = required(positionals[0], 'the code').trim()
    if (!COUPON_CODE.test(code))
      throw new UsageError('a code has 3 to 40 letters, digits, hyphens or underscores')
    const startsAt = values.from === undefined ? undefined : readTime(values.from, '--from')
    const endsAt = values.until === undefined ? undefined : readTime(values.until, '--until')
    checkTimes(startsAt, endsAt)
    const created = await createCoupon(db, {
      code,
      ...worth(values.percent, values.amount),
      minimum: cents(values.minimum, '--minimum'),
      startsAt,
      endsAt,
      totalLimit: limit(values.uses, '--uses'),
      perCustomerLimit: limit(values['per-customer'], '--per-customer'),
      firstOrderOnly: values['first-order'],
    })
    if (!created) throw new NotDone(`There is a coupon ${code.toUpperCase()} already.`)
    print(`Coupon ${code.toUpperCase()} is there.`)
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

const EDITED = {
  not_found: 'There is no such coupon.',
  dates: 'It would start after its end.',
  used_more: 'It was used more often already.',
}

const edit: Command = {
  usage:
    '<code> [--minimum <amount>|none] [--from <date>|none] [--until <date>|none] [--uses <n>|none] [--per-customer <n>|none]',
  about: `Changes what is named; none takes it away. ${DATES}`,
  async run(args, { db, print }) {
    const { values, positionals } = readWords(args, {
      minimum: 'text',
      from: 'text',
      until: 'text',
      uses: 'text',
      'per-customer': 'text',
    })
    const code = required(positionals[0], 'the code')
    if (Object.keys(values).length === 0) throw new UsageError('nothing to change is named')
    const changed = {
      minimum: values.minimum === 'none' ? 0 : cents(values.minimum, '--minimum'),
      startsAt: orNone(values.from, (text) => readTime(text, '--from')),
      endsAt: orNone(values.until, (text) => readTime(text, '--until')),
      totalLimit: orNone(values.uses, (text) => limit(text, '--uses')),
      perCustomerLimit: orNone(values['per-customer'], (text) => limit(text, '--per-customer')),
    }
    checkTimes(changed.startsAt, changed.endsAt)
    const edited = await editCoupon(db, code, changed)
    if (!edited.ok) throw new NotDone(EDITED[edited.code])
    print(`Coupon ${code.toUpperCase()} is changed.`)
  },
}

const orNone = <T>(text: string | undefined, read: (text: string) => T) =>
  text === undefined ? undefined : text === 'none' ? null : read(text)

const pausing = (paused: boolean): Command => ({
  usage: '<code>',
  about: paused ? 'No order can use it until it is resumed.' : 'Orders can use it again.',
  async run([code], { db, print }) {
    const found = await pauseCoupon(db, required(code, 'the code'), paused)
    if (!found) throw new NotDone(`There is no coupon ${code}.`)
    print(`Coupon ${code?.toUpperCase()} ${paused ? 'is paused' : 'holds again'}.`)
  },
})

const end: Command = {
  usage: '<code>',
  about: 'From now on it is expired; orders that hold it keep it.',
  async run([code], { db, print }) {
    const ended = await endCoupon(db, required(code, 'the code'))
    if (!ended) throw new NotDone(`There is no coupon ${code}.`)
    print(`Coupon ${code?.toUpperCase()} has ended.`)
  },
}

const list: Command = {
  usage: '[--json]',
  about: 'The newest coupons first.',
  async run(args, { db, print }) {
    const { json } = readOptions(args, { json: 'flag' })
    const coupons = await listCoupons(db)
    if (json) printJson(print, coupons.map(described))
    else
      printTable(print, coupons, {
        code: ({ code }) => code,
        worth: ({ kind, amount }) => (kind === 'percent' ? `${amount}%` : plainMoney(amount)),
        minimum: ({ minimum }) => (minimum > 0 ? plainMoney(minimum) : ''),
        from: (one) => (one.starts_at === null ? '' : shopMinute(one.starts_at)),
        until: (one) => (one.ends_at === null ? '' : shopMinute(one.ends_at)),
        used: (one) => `${one.used}${one.total_limit === null ? '' : ` of ${one.total_limit}`}`,
        'per customer': (one) => one.customer_limit,
        'first order': (one) => (one.first_order_only ? 'yes' : ''),
        paused: ({ paused }) => (paused ? 'yes' : ''),
      })
  },
}

/** Amounts are minor units of the currency, a share is in per cent. */
const described = (coupon: Awaited<ReturnType<typeof listCoupons>>[number]) => ({
  code: coupon.code,
  kind: coupon.kind,
  amount: coupon.amount,
  minimum: coupon.minimum,
  startsAt: iso(coupon.starts_at),
  endsAt: iso(coupon.ends_at),
  used: coupon.used,
  uses: coupon.total_limit,
  perCustomer: coupon.customer_limit,
  firstOrder: !!coupon.first_order_only,
  paused: !!coupon.paused,
})

export const couponCommands: Record<string, Command> = {
  'coupons create': create,
  'coupons edit': edit,
  'coupons pause': pausing(true),
  'coupons resume': pausing(false),
  'coupons end': end,
  'coupons list': list,
}
