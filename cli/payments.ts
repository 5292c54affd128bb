import { isPublic } from '../app/content/opening/is-public.server'
import type { Database } from '../app/database/tables.server'
import { readAttempt } from '../app/orders/online/attempt-jobs.server'
import { comparePayments } from '../app/orders/online/compare-payments.server'
import { findOrderByNumber } from '../app/orders/reading/find-order.server'
import { isOpen } from '../app/payments/attempt'
import { type Attempt, attemptsOf, latestAttempts } from '../app/payments/attempts.server'
import { openFindings } from '../app/payments/findings.server'
import { loadProviders } from '../app/payments/open-providers.server'
import { payoutFinder, tellsPayouts } from '../app/payments/payouts/paid-out.server'
import { ProviderAway, ProviderRefused } from '../app/payments/provider'
import { registerProviders } from '../app/payments/register-providers.server'
import { plainMoney } from '../app/texts/currency.server'
import { type Command, type CommandContext, NotDone } from './command'
import { readOptions, readWords, required, wholeNumber } from './options'
import { reportUnknown } from './orders/order-changes'
import { iso, printJson, printTable } from './printing'

/** Captured money without a payout is not paid out yet, or nobody tells. */
async function shownPayouts(db: Database, attempts: readonly Attempt[]) {
  registerProviders(db, isPublic)
  await loadProviders(db)
  const refs = attempts.map(({ payment_ref }) => payment_ref)
  const payoutOf = await payoutFinder(db, refs)
  return attempts.map((attempt) => {
    const { provider, payment_ref: paymentRef, status } = attempt
    const payout = payoutOf({ provider, paymentRef, kind: 'captured', reference: null })
    const isUntold = status === 'captured' && !payout && !tellsPayouts(provider)
    return { ...shown(attempt), payout: payout ?? (isUntold ? 'not told by the provider' : null) }
  })
}

const shown = (attempt: Attempt) => ({
  reference: attempt.reference,
  provider: attempt.provider,
  status: attempt.status,
  amount: attempt.amount,
  currency: attempt.currency,
  providerRef: attempt.provider_ref,
  startedAt: iso(attempt.created_at),
  readAt: iso(attempt.read_at),
  reason: attempt.reason,
})

/** Prints payments as JSON or a table, or `none`. */
async function printAttempts({ db, print }: CommandContext, attempts: Attempt[], told: Told) {
  if (told.json) printJson(print, await shownPayouts(db, attempts))
  else if (attempts.length === 0) print(told.none)
  else
    printTable(print, attempts, {
      payment: ({ reference }) => reference,
      provider: ({ provider }) => provider,
      status: ({ status }) => status,
      amount: ({ amount, currency }) => `${plainMoney(amount, currency)} ${currency}`,
      'started (UTC)': (one) => iso(one.created_at),
      'provider’s id': (one) => one.provider_ref ?? '',
    })
}

interface Told {
  json?: boolean
  none: string
}

const list: Command = {
  usage: '[--limit <n>] [--json]',
  about: 'Payments at providers, the newest first.',
  async run(args, context) {
    const { limit, json } = readOptions(args, { limit: { default: '50' }, json: 'flag' })
    const attempts = await latestAttempts(context.db, wholeNumber(limit, '--limit'))
    await printAttempts(context, attempts, { json, none: 'No payment at a provider yet.' })
  },
}

const show: Command = {
  usage: '<order> [--json]',
  about: 'All payments of one order at providers.',
  async run(args, context) {
    const { values, positionals } = readWords(args, { json: 'flag' })
    const number = required(positionals[0], '<order>')
    const found = await findOrderByNumber(context.db, number)
    if (!found) return reportUnknown(number, context.warn)
    const none = 'Nobody tried to pay it at a provider.'
    await printAttempts(context, await attemptsOf(context.db, found.id), { ...values, none })
  },
}

const reconcile: Command = {
  usage: '[<order>] [--json]',
  about:
    'Ask the providers about open payments, of one order or all, and compare their lists with the shop’s books.',
  async run(args, { db, print, warn }) {
    const { values, positionals } = readWords(args, { json: 'flag' })
    registerProviders(db, isPublic)
    for (const line of await loadProviders(db)) warn(line)
    const [number] = positionals
    if (number !== undefined) {
      const found = await findOrderByNumber(db, number)
      if (!found) return reportUnknown(number, warn)
      for (const { id, reference, status } of await attemptsOf(db, found.id)) {
        if (!isOpen(status) && status !== 'captured') continue
        try {
          print(`${reference}: ${await readAttempt(db, id)}`)
        } catch (error) {
          if (!(error instanceof ProviderAway) && !(error instanceof ProviderRefused)) throw error
          throw new NotDone(`${reference}: ${error.message}`)
        }
      }
      return
    }
    const done = await comparePayments(db, Date.now(), { all: true })
    const findings = await openFindings(db)
    if (values.json) printJson(print, [{ ...done, findings: findings.length }])
    else {
      print(
        `Read again: ${done.read}. Listed by providers: ${done.listed}. New payouts: ${done.payouts}.`,
      )
      for (const { kind, subject, found_at } of findings)
        print(`Does not match since ${iso(found_at)}: ${kind} ${subject}`)
    }
    for (const name of done.away) warn(`${name} gave no answer.`)
    return done.away.length > 0 || findings.length > 0 ? 1 : 0
  },
}

export const paymentCommands: Record<string, Command> = {
  'payments list': list,
  'payments show': show,
  'payments reconcile': reconcile,
}
