import { expect, test } from 'vitest'
import { eachSeededPlace, type Place } from '../support/databases'
import { killRounds } from '../support/payments/killed/kill-rounds'

/** The steps between which a payment stands otherwise; `npm run bench -- payments` knows them all. */
const ABROAD = [
  'before commit of orders',
  'after commit of payment_attempts',
  'after POST /v1/checkout/sessions',
  'after commit of payment_events',
  'before commit of order_payments',
  'after POST /v2/checkout/orders/:id/capture',
  'after POST /v1/refunds',
]
/** Those of providers that take a repeated call for a new one. */
const BANGLADESH = [
  'after POST /gwprocess/v4/api.php',
  'after POST /v1.2.0-beta/tokenized/checkout/token/grant',
  'after POST /v1.2.0-beta/tokenized/checkout/execute',
  'after GET /validator/api/merchantTransIDvalidationAPI.php?refund',
]
/**
 * The refunds that a kill may catch: the one whose answer it waits for, and others under way, as a
 * process makes four calls at a time. Mostly it is one; of slow calls there are more.
 */
const UNDER_WAY = [1, 2, 3, 4]
/** Messages come to both of two processes, and jobs to either. */
const OF_TWO = ['after commit of payment_events', 'before commit of order_payments']
/**
 * By day the engines take turns at the steps, and both take the last one, whose refund may wait for a
 * person; in `npm test -- nightly` each engine takes all.
 */
const stepsByDay = (steps: readonly string[], engine: Place['engine']) =>
  steps.filter(
    (_, at) =>
      process.env.NIGHTLY || at % 2 === (engine === 'sqlite' ? 0 : 1) || at === steps.length - 1,
  )
const killsAt = (steps: string[]) => steps.map((step) => ({ step, nth: 1 }))
const A_ROUND = 8

eachSeededPlace('payments and a server that is killed', (place, engine) => {
  test.each([
    ['abroad', ABROAD, [0]],
    ['bangladesh', BANGLADESH, UNDER_WAY],
  ] as const)(
    '%s at a step: none is lost, none is doubled',
    async (pair, all, counts) => {
      const steps = stepsByDay(all, engine)
      const kills = killsAt(steps)
      const rounds = { where: await place(), pair, kills, purchases: A_ROUND }
      const { forAPerson, ...done } = await killRounds(rounds)
      expect(done).toEqual({ wrong: [], missed: [], purchases: A_ROUND * steps.length })
      expect(counts).toContain(forAPerson)
    },
    900_000,
  )

  test('beside a second one that goes on: none is lost, none is doubled', async () => {
    const rounds = { where: await place(), kills: killsAt(OF_TWO), purchases: 12, processes: 2 }
    const { wrong, missed } = await killRounds({ ...rounds, pair: 'abroad' })
    expect(wrong).toEqual([])
    // Whose job books the money is not said.
    expect(missed.map(({ step }) => step)).not.toContain(OF_TWO[0])
  }, 900_000)
})
