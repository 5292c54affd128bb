import { inTransaction } from '../../app/database/transactions/transaction.server'
import { COMMAND_LINE, recordAudit } from '../../app/desk/staff/audit.server'
import { lockOrder } from '../../app/orders/order/lock-order.server'
import { orderNumberOf } from '../../app/orders/reading/find-order.server'
import { type MarkedUnpaid, markUnpaidIn } from '../../app/orders/steps/mark-unpaid.server'
import { auditSubjectOf } from '../../app/orders/versions/changed.server'
import { type Command, NotDone, UsageError } from '../command'
import { onlyWord, readWords, required } from '../options'
import { reportUnknown } from './order-changes'

/** The longest reason, as at the desk. */
const LONGEST_REASON = 500

/** Takes back `orders mark-paid`, with the reason that the order's timeline keeps. */
export const undoPaid: Command = {
  usage: '<number> --reason <text> [--mail]',
  about:
    'Takes back that a bank transfer came, of an order that is neither packed nor refunded: it waits for its money again, the whole time from now on. Its invoice stays. --mail sends its customer the bank details again.',
  async run(args, { db, print, warn }) {
    const { values, positionals } = readWords(args, { reason: 'text', mail: 'flag' })
    const written = onlyWord(positionals, 'the order number', 'one order at a time')
    const reason = required(values.reason, '--reason').trim()
    if (reason.length > LONGEST_REASON)
      throw new UsageError(`--reason is at most ${LONGEST_REASON} letters`)
    const number = orderNumberOf(written)
    const marked = await inTransaction(db, async (connection) => {
      const order = await lockOrder(connection, { number })
      if (!order) return undefined
      const done = await markUnpaidIn(connection, order, { mail: values.mail ?? false })
      if (done.ok && done.changed)
        await recordAudit(connection, {
          ...{ staff: COMMAND_LINE, action: 'order.unpaid', subject: auditSubjectOf(number) },
          ...{ before: { paidAt: order.paid_at }, after: { reason } },
        })
      return done
    })
    if (!marked) return reportUnknown(written, warn)
    if (!marked.ok) throw new NotDone(`${number} ${whyNot(marked)} Nothing was changed.`)
    print(`${number} ${marked.changed ? 'waits' : 'waited already'} for its money.`)
  },
}

function whyNot(refusal: MarkedUnpaid & { ok: false }) {
  if (refusal.code === 'forbidden') return `is ${refusal.status}, not paid.`
  if (refusal.code === 'packed') return 'is packed: mark it as not packed at the desk first.'
  if (refusal.code === 'not_by_transfer') return 'is not paid by bank transfer.'
  return 'had money booked or refunded.'
}
