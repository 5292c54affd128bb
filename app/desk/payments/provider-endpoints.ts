import { z } from 'zod'
import { type Connection, engineOf } from '../../database/tables.server'
import {
  type ProviderAccount,
  readAccounts,
  removeAccount,
  storeAccount,
} from '../../payments/accounts.server'
import { checkAccount } from '../../payments/check-account.server'
import { KEY_FORMS, TAKEN_BY_HAND } from '../../payments/key-forms'
import { countOpen, loadProviders, openedProvider } from '../../payments/open-providers.server'
import { PROVIDERS, type ProviderName } from '../../payments/provider'
import { newTrialAccount } from '../../payments/trial/trial-account'
import { DeskFault, endpoint } from '../api/endpoint'
import { providerRows } from './provider-rows.server'

const SUBJECT = 'payment account'

/** `storedAt` of the account that the person saw, null where there was none; scripts may omit it. */
const seen = z.number().int().nullable()

const chosen = z.object({
  live: z.boolean(),
  /** Shorter, a shopper could not pay in time; longer, stock would be held too long. */
  minutes: z.number().int().min(5, 'At least 5 minutes.').max(1440, 'At most a day: 1440 minutes.'),
  byHand: z.boolean(),
  /** Left out, the stored keys stay. */
  keys: z.record(z.string().max(40), z.string().trim().max(500)).optional(),
  /** The test payment is wanted though others reach the shop. */
  publicToo: z.boolean().default(false),
  was: seen.optional(),
})

type Chosen = z.infer<typeof chosen>

export const providerEndpoints = [
  endpoint('GET /payments/providers', 'payments.accounts', ({ db }) => providerRows(db)),
  endpoint('PUT /payments/providers/:provider', 'payments.accounts', {
    sensitive: true,
    input: chosen,
    async handle({ db, params, input, audit }) {
      const provider = named(params['provider'])
      const before = (await readAccounts(db)).accounts.find((one) => one.provider === provider)
      const account = accountOf(provider, input, before)
      await storeAccount(db, account, async (connection) => {
        await sameAs(connection, provider, input.was)
        const { live, minutes, byHand } = account
        await audit(connection, 'payment-account.stored', `${SUBJECT} ${provider}`, {
          ...(before && { before: { live: before.live, ...choicesOf(before) } }),
          after: {
            ...{ live, minutes, byHand, newKeys: input.keys !== undefined || !before },
            ...(provider === 'test' && { publicToo: input.publicToo }),
          },
        })
      })
      await loadProviders(db) // The next request opens it.
      return providerRows(db)
    },
  }),
  endpoint(
    'POST /payments/providers/:provider/check',
    'payments.accounts',
    async ({ db, params }) => {
      const name = named(params['provider'])
      const lines = await loadProviders(db) // Another process may have stored it just now.
      const opened = openedProvider(name)
      if (opened) return { wrong: (await checkAccount(opened.provider)) ?? null }
      const wrong = lines.find((line) => line.includes(name)) ?? 'It is not set up yet.'
      return { wrong }
    },
  ),
  endpoint('POST /payments/providers/:provider/remove', 'payments.accounts', {
    sensitive: true,
    input: z.object({
      was: seen.optional(),
      /** The person knows what is still open. */
      anyway: z.boolean().default(false),
    }),
    async handle({ db, params, input: { was, anyway }, audit }) {
      const provider = named(params['provider'])
      await removeAccount(db, provider, async (connection) => {
        await sameAs(connection, provider, was)
        const open = await countOpen(connection, provider)
        if (!anyway && open.payments + open.refunds > 0)
          throw new DeskFault(
            409,
            'still_needed',
            'Payments or refunds are under way there, which nobody could ask about any more.',
            { open },
          )
        const subject = `${SUBJECT} ${provider}`
        await audit(connection, 'payment-account.removed', subject, { before: open })
      })
      await loadProviders(db)
      return providerRows(db)
    },
  }),
]

function named(name = ''): ProviderName {
  const found = PROVIDERS.find((one) => one === name)
  if (!found) throw new DeskFault(404, 'not_found', 'There is no such provider.')
  return found
}

const choicesOf = ({ minutes, byHand }: ProviderAccount) => ({ minutes, byHand })

/** Throws where somebody else stored or removed the account meanwhile. */
async function sameAs(
  connection: Connection,
  provider: ProviderName,
  was: number | null | undefined,
) {
  if (was === undefined) return
  const row = await connection
    .selectFrom('payment_providers')
    .select('changed_at')
    .where('provider', '=', provider)
    .$if(engineOf(connection) === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst()
  if ((row ? Number(row.changed_at) : null) !== was)
    throw new DeskFault(409, 'changed_meanwhile', 'Somebody changed this account meanwhile.')
}

function accountOf(
  provider: ProviderName,
  { live, minutes, byHand, keys, publicToo }: Chosen,
  before: ProviderAccount | undefined,
): ProviderAccount {
  if (byHand && !TAKEN_BY_HAND.includes(provider))
    throw invalid({ byHand: 'This provider takes payments at once.' })
  if (provider === 'test') {
    if (live) throw invalid({ live: 'The test payment takes no money.' })
    return newTrialAccount({ publicToo, minutes, byHand, keys: before?.keys })
  }
  const entered = keys ?? before?.keys
  if (!entered) throw invalid({ keys: 'Enter the keys.' })
  const given = Object.fromEntries(Object.entries(entered).filter(([, value]) => value !== ''))
  const read = KEY_FORMS[provider].form.safeParse({ ...given, mode: live ? 'live' : 'test' })
  if (!read.success)
    throw invalid(
      Object.fromEntries(
        read.error.issues.map(({ path, message }) => [
          `keys.${path.join('.')}`,
          path[0] !== undefined && given[String(path[0])] === undefined ? 'Fill this in.' : message,
        ]),
      ),
    )
  const { mode: _, ...checked } = read.data
  const known = Object.entries(checked).filter(([, value]) => value !== undefined)
  return { provider, live, minutes, byHand, keys: Object.fromEntries(known) }
}

const invalid = (errors: Record<string, string>) =>
  new DeskFault(422, 'invalid_fields', Object.values(errors)[0] ?? '', { errors })
