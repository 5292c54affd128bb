import type { Database } from '../../../../app/database/tables.server'
import { HOUR_MS } from '../../../../app/durations'
import { keptTrials } from '../../../../app/payments/kept/kept-trials.server'
import { newTrialAccount } from '../../../../app/payments/trial/trial-account'
import { afterChoice, trialMessages } from '../../../../app/payments/trial/trial-outcomes'
import type { FakeMessage } from '../fake-messages'
import type { Switch, SwitchedProvider } from './switched-provider'

const IN_PROCESS = 'runs in the shop’s own process'

/** Switches that do not exist here, and why. */
export const TRIAL_CANNOT: Partial<Record<Switch, string>> = {
  '500 after commit': IN_PROCESS,
  timeout: IN_PROCESS,
  'refund stuck': 'refunds at once',
  'refund failed after success': 'refunds at once',
  dispute: 'has no bank',
}

/** The built-in test payment: its page is the shop's own, and stands for a fake here. */
export async function switchedTrial(db: Database): Promise<SwitchedProvider> {
  const account = newTrialAccount()
  const { signingKey = '' } = account.keys
  const trials = keptTrials(db)
  let paid: { ref: string; reordered?: boolean }[] = []
  const told: Record<string, Awaited<ReturnType<typeof trials.get>>> = {}
  return {
    ...{ takenByShop: false, account },
    async pay(ref, { reordered, tamperedAmount, otherCurrency } = {}) {
      told[ref] = await trials.change(ref, (stored) => {
        if (!stored) throw new Error('no payment')
        const { amount, currency } = stored
        const money = {
          amount: amount - (tamperedAmount ? 1 : 0),
          currency: otherCurrency ?? currency,
        }
        return afterChoice({ ...stored, ...money }, 'pays', Date.now())
      })
      paid.push({ ref, reordered })
    },
    take({ duplicate, reordered, lost, wrongSignature, oldSignature } = {}) {
      const now = Date.now() - (oldSignature ? HOUR_MS : 0)
      const key = wrongSignature ? 'of another shop' : signingKey
      const outcome = duplicate ? 'doubled' : reordered ? 'disordered' : 'pays'
      const messages = paid.flatMap(({ ref }) => {
        const payment = told[ref]
        return payment ? trialMessages(payment, outcome, { now, signingKey: key }) : []
      })
      paid = []
      return lost
        ? []
        : messages.map(
            ({ headers, body }): FakeMessage => ({
              ...{ to: 'shop', headers: { ...headers }, body: Buffer.from(body) },
            }),
          )
    },
    async holds({ ref }) {
      const payment = await trials.get(ref)
      if (!payment) return 0
      const back = payment.refunds.reduce((sum, { amount }) => sum + amount, 0)
      return payment.taken * payment.amount - back
    },
    stop: async () => {},
  }
}
