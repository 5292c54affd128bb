import { userInfo } from 'node:os'
import { readReturn } from '../../app/orders/order/order-number.server'
import { findCurrency } from '../../app/orders/reading/find-order.server'
import { type Answered, answerReturn } from '../../app/orders/returns/answer-return.server'
import { returnNumber } from '../../app/orders/returns/find-returns.server'
import type { Answer } from '../../app/orders/returns/return-rules'
import { settings } from '../../app/settings/settings.server'
import { plainMoney, shopCurrency } from '../../app/texts/currency.server'
import { type Command, type CommandContext, UsageError } from '../command'
import { readWords, required } from '../options'
import { printJson } from '../printing'
import { listCommand } from './list-returns'

interface Outcome {
  number: string
  code: number
  /** The line to print. */
  said: string
  state?: Answer
  changed?: boolean
  /** The refund in cents. */
  refund?: number | null
}

const answerCommand = (to: Answer, usage: string, about: string): Command => ({
  usage: `<return number>... ${usage}[--json]`,
  about,
  async run(args, { db, print, warn }) {
    const { values, positionals } = readWords(args, {
      json: 'flag',
      ...(to === 'refused' && { reason: 'text' as const }),
      ...(to === 'received' && { restock: 'flag' as const }),
      ...(to === 'refunded' && { recorded: 'flag' as const }),
    })
    const { reason, restock, recorded, json } = values as {
      reason?: string
      restock?: boolean
      recorded?: boolean
      json?: boolean
    }
    required(positionals[0], 'the return number')
    if (to === 'refused') required(reason?.trim(), '--reason, which the customer reads,')
    if (reason && reason.length > 1000) throw new UsageError('--reason is at most 1000 letters')
    const outcomes: Outcome[] = []
    for (const written of positionals) {
      const read = readReturnNumber(written)
      if (!read) {
        outcomes.push({ number: written, code: 1, said: noReturn(written) })
        continue
      }
      const answered = await answerReturn(db, read, to, {
        ...{ reason, restock, recorded },
        by: userInfo().username,
      })
      const currency = (await findCurrency(db, read.order)) ?? shopCurrency()
      const number = returnNumber(read.order, read.sequence)
      outcomes.push(outcomeOf(number, to, answered, currency))
    }
    return report(outcomes, Boolean(json), { print, warn })
  },
})

const noReturn = (number: string) =>
  `There is no return ${number}: their numbers look like EX-01ABCD-23XYZ-R1 (orders returns list).`

function outcomeOf(number: string, to: Answer, answered: Answered, currency: string): Outcome {
  if (!answered.ok) return { number, code: 1, said: refusalOf(number, to, answered, currency) }
  const { changed, refund, restocked } = answered
  const more =
    to === 'refunded' || to === 'accepted'
      ? `; ${plainMoney(refund ?? 0, currency)} ${currency} ${to === 'refunded' ? 'are recorded' : 'go back once it has arrived'}`
      : restocked
        ? '; its pieces are in stock again'
        : ''
  const said = changed ? `${number} is now ${to}${more}.` : `${number} was ${to} already.`
  return { number, code: 0, said, state: to, changed, refund }
}

function refusalOf(
  number: string,
  to: Answer,
  refusal: Answered & { ok: false },
  currency: string,
) {
  if (refusal.code === 'not_found') return noReturn(number)
  if (refusal.code === 'not_refundable')
    return `${number}: ${plainMoney(refusal.refund, currency)} ${currency} are to go back, but only ${plainMoney(refusal.left, currency)} ${currency} are recorded as paid and not refunded (orders show, orders cash-received). Nothing was recorded.`
  if (refusal.code === 'not_recorded')
    return `${number}: ${plainMoney(refusal.refund, currency)} ${currency} are to go back, but only ${plainMoney(refusal.left, currency)} ${currency} are recorded as refunded beside its returns (orders show). Nothing was recorded.`
  if (refusal.kind === 'withdrawal' && to === 'refused')
    return `${number} is a withdrawal, which nobody can refuse.`
  return `${number} is ${refusal.state}; it cannot become ${to}.`
}

/** Reports each outcome and goes on after a failure; returns 1 when any failed. */
function report(
  outcomes: Outcome[],
  json: boolean,
  { print, warn }: Pick<CommandContext, 'print' | 'warn'>,
) {
  for (const { code, said } of outcomes)
    if (code > 0) warn(said)
    else if (!json) print(said)
  if (json)
    printJson(
      print,
      outcomes.filter(({ code }) => code === 0).map(({ code, said, ...one }) => one),
    )
  return Math.max(...outcomes.map(({ code }) => code))
}

export const returnCommands: Record<string, Command> = {
  'orders returns list': listCommand,
  'orders returns accept': answerCommand(
    'accepted',
    '',
    'The articles may come back; the customer gets a mail with RETURN_ADDRESS.',
  ),
  'orders returns refuse': answerCommand(
    'refused',
    '--reason <text> ',
    'The customer gets a mail with the reason. A withdrawal cannot be refused.',
  ),
  'orders returns received': answerCommand(
    'received',
    '[--restock] ',
    'The parcel is here; the customer gets a mail. --restock when its pieces can be sold again.',
  ),
  'orders returns refunded': answerCommand(
    'refunded',
    '[--recorded] ',
    'Records the money given back, with its share of coupon and tax; the customer gets a mail. The transfer itself is made at the bank. --recorded when orders refund has recorded it before.',
  ),
}

/** Reads `EX-01ABCD-23XYZ-R1` as people write it: any case, with or without hyphens. */
export const readReturnNumber = (written: string) =>
  readReturn(written, settings().shop.orderPrefix)
