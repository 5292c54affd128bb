import { changeStatus } from '../../app/orders/changing/change-status.server'
import { type Recorded, recordCash } from '../../app/orders/paying/payments.server'
import {
  findCurrency,
  findOrderByNumber,
  orderNumberOf,
} from '../../app/orders/reading/find-order.server'
import { confirmOrder } from '../../app/orders/steps/confirm-order.server'
import { plainMoney } from '../../app/texts/currency.server'
import { type Command, type CommandContext, UsageError } from '../command'
import { readWords, required } from '../options'

type Warn = CommandContext['warn']

export function reportUnknown(number: string | undefined, warn: Warn) {
  warn(`There is no order ${number}.`)
  return 1
}

/** Runs for each number and goes on after a failure; returns 1 when any failed. */
async function eachNumber(numbers: string[], body: (number: string) => Promise<number>) {
  required(numbers[0], 'the order number')
  let code = 0
  for (const number of numbers) code = Math.max(code, await body(number))
  return code
}

/** How a parcel left: the service's name leads its number to a page that follows it. */
interface Sent {
  carrier?: string
  tracking?: string
  yes?: boolean
}

const statusCommand = (
  to: 'paid' | 'shipped' | 'delivered' | 'cancelled',
  about: string,
): Command => ({
  usage:
    to === 'shipped' ? '<number>... [--carrier <name>] [--tracking <code>] [--yes]' : '<number>...',
  about,
  async run(args, { db, print, warn }) {
    const { values, positionals } = readWords(
      args,
      to === 'shipped' ? { carrier: 'text', tracking: 'text', yes: 'flag' } : {},
    )
    const { yes: unconfirmed, ...sent } = values as Sent
    if (sent.tracking && positionals.length > 1)
      throw new UsageError('--tracking is of one parcel: give one order number with it')
    return eachNumber(positionals, async (written) => {
      const found = await findOrderByNumber(db, written)
      if (!found) return reportUnknown(written, warn)
      const { number } = found.order
      const change = await changeStatus(db, { number }, to, { unconfirmed, ...sent })
      if (!change.ok && change.code === 'unconfirmed') {
        warn(`${number} awaits its customer's confirmation; ship it all the same with --yes.`)
        return 1
      }
      if (!change.ok) {
        const is = change.code === 'forbidden' ? change.status : 'gone'
        warn(`${number} is ${is}; it cannot become ${to}.`)
        return 1
      }
      print(`${number} ${change.changed ? `is now ${to}` : `was ${to} already`}.`)
      return 0
    })
  },
})

const confirm: Command = {
  usage: '<number>...',
  about: 'The customer has confirmed a cash order, for example on the phone.',
  async run(args, { db, print, warn }) {
    const { positionals } = readWords(args)
    return eachNumber(positionals, async (written) => {
      const number = orderNumberOf(written)
      const confirmed = await confirmOrder(db, { number })
      if (!confirmed.ok && confirmed.code === 'not_found') return reportUnknown(written, warn)
      if (!confirmed.ok) {
        const ended = confirmed.code === 'ended'
        warn(`${number} ${ended ? 'no longer awaits' : 'needs no'} confirmation.`)
        return 1
      }
      print(`${number} ${confirmed.changed ? 'is now' : 'was'} confirmed.`)
      return 0
    })
  },
}

const cashReceived: Command = {
  usage: '<number>...',
  about: 'The courier has brought the cash of a shipped or delivered order.',
  async run(args, { db, print, warn }) {
    const { positionals } = readWords(args)
    return eachNumber(positionals, async (written) => {
      const number = orderNumberOf(written)
      const recorded = await recordCash(db, number)
      if (!recorded.ok) return reportRefused(recorded, written, warn)
      const currency = await findCurrency(db, number)
      const cash = `${plainMoney(recorded.amount, currency)} ${currency}`
      print(`${number}: ${cash} ${recorded.changed ? 'received' : 'was received already'}.`)
      return 0
    })
  },
}

function reportRefused(refusal: Recorded & { ok: false }, number: string, warn: Warn) {
  if (refusal.code === 'not_found') return reportUnknown(number, warn)
  warn(`${orderNumberOf(number)}: ${reasonOf(refusal)} Nothing was recorded.`)
  return 1
}

function reasonOf(refusal: Exclude<Recorded & { ok: false }, { code: 'not_found' }>) {
  if (refusal.code === 'forbidden') return `it is ${refusal.status}, not shipped or delivered.`
  if (refusal.code === 'not_cash') return 'it is not paid in cash.'
  return 'nothing is to be paid for it.'
}

export const orderChanges: Record<string, Command> = {
  'orders mark-paid': statusCommand(
    'paid',
    'The bank transfer has come; the customer gets a mail.',
  ),
  'orders confirm': confirm,
  'orders ship': statusCommand(
    'shipped',
    'The parcel has left; the customer gets a mail, which links the --tracking of a --carrier in the settings. --yes even when a cash order is not confirmed.',
  ),
  'orders deliver': statusCommand('delivered', 'The parcel has arrived.'),
  'orders cash-received': cashReceived,
  'orders cancel': statusCommand(
    'cancelled',
    'Stock and coupon come back; the customer gets a mail.',
  ),
}
