import { isPublic } from '../../app/content/opening/is-public.server'
import type { Connection, Database } from '../../app/database/tables.server'
import { DAY_MS } from '../../app/durations'
import { readAccounts } from '../../app/payments/accounts.server'
import { checkAccount } from '../../app/payments/check-account.server'
import { countFindings } from '../../app/payments/findings.server'
import {
  latestMessages,
  loadProviders,
  openedProvider,
} from '../../app/payments/open-providers.server'
import type { ProviderName } from '../../app/payments/provider'
import { registerProviders } from '../../app/payments/register-providers.server'
import { isPublicToo } from '../../app/payments/trial/trial-account'
import { type Finding, fine, must } from '../../app/settings/finding'
import { isOnline } from '../../app/settings/payments'
import type { Settings } from '../../app/settings/schema'

/** Findings that are older wait for a person who does not know of them. */
const OLD_FINDING_DAYS = 3
/** The days in which a live account that was paid at must have sent a message. */
const SILENT_DAYS = 30
const ACCOUNTS = '/settings/online-payments'

/** Bounds the check of one provider, in milliseconds: the whole examination has a minute. */
const CHECK_MS = 8000

type Hosts = Parameters<typeof registerProviders>[2]

interface Checked {
  /** Other hosts of providers, and another bound, in tests. */
  hosts?: Hosts
  within?: number
  isPublic?: () => boolean
}

/** Checks accounts with payment providers, their messages, and money that does not match. */
export async function checkPayments(
  db: Database,
  { payment }: Pick<Settings, 'payment'>,
  { hosts, within = CHECK_MS, isPublic: isReached = isPublic }: Checked = {},
): Promise<Finding[]> {
  registerProviders(db, isReached, hosts)
  const lines = await loadProviders(db)
  const { accounts, sealed } = await readAccounts(db)
  const known = new Set([...sealed, ...accounts.map(({ provider }) => provider)])
  const found = [
    ...lines.map((line) => at(`${line}`, 'Enter its keys again at the desk.')),
    ...payment.ways
      .filter(({ way }) => isOnline(way) && !known.has(way))
      .map(({ way }) => at(`${way} is offered without an account, so nobody sees it`, SET_UP)),
    ...(asksAdvance(payment) && !payment.ways.some(({ way }) => isOnline(way) && known.has(way))
      ? [
          at(
            'cash on delivery asks for an advance that no provider takes, so nobody sees it',
            SET_UP,
          ),
        ]
      : []),
    ...(await Promise.all(accounts.map(({ provider }) => checkOne(provider, within)))).flat(),
    ...(await silentOnes(db, accounts)),
    ...(await oldFindings(db)),
  ]
  const trial = accounts.find(({ provider }) => provider === 'test')
  if (trial && isReached() && isPublicToo(trial.keys))
    found.push(at('the test payment is on in a shop that others reach', WITHOUT_PAYING))
  return found.length === 0 && known.size > 0
    ? [fine('payments', `${[...known].join(', ')}: the keys work`)]
    : found
}

const asksAdvance = ({ ways, cashAdvance }: Settings['payment']) =>
  cashAdvance !== 'nothing' && ways.some(({ way }) => way === 'cash_on_delivery')

const SET_UP = 'Set it up at the desk, or take it off the ways to pay.'
const WITHOUT_PAYING = 'Whoever orders can mark the order as paid: remove it at the desk.'

const at = (said: string, todo: string, screen = ACCOUNTS): Finding => ({
  ...must('payments', said, todo),
  screen,
})

async function checkOne(name: ProviderName, within: number): Promise<Finding[]> {
  const provider = openedProvider(name)?.provider
  const wrong = provider && (await checkAccount(provider, within))
  return wrong ? [at(`${name}: ${wrong}`, 'Check the connection at the desk.')] : []
}

/** Live accounts that were paid at lately, without a message: the shop hears late of payments. */
async function silentOnes(
  db: Connection,
  accounts: Awaited<ReturnType<typeof readAccounts>>['accounts'],
) {
  const since = Date.now() - SILENT_DAYS * DAY_MS
  const messages = await latestMessages(db)
  const paid = await db
    .selectFrom('payment_attempts')
    .select('provider')
    .where('status', '=', 'captured')
    .where('created_at', '>', since)
    .groupBy('provider')
    .execute()
  return accounts
    .filter(
      ({ provider, live, keys }) =>
        live &&
        paid.some((one) => one.provider === provider) &&
        (messages.get(provider) ?? 0) < since &&
        // Without a topic bKash sends none, and the shop asks by itself.
        (provider !== 'bkash' || keys['topicArn'] !== undefined),
    )
    .map(({ provider }) =>
      at(
        `${provider} has sent no message for ${SILENT_DAYS} days though orders were paid there`,
        'Enter the shop’s address for messages at the provider: the desk shows it.',
      ),
    )
}

async function oldFindings(db: Connection) {
  const count = await countFindings(db, Date.now() - OLD_FINDING_DAYS * DAY_MS)
  if (count === 0) return []
  const said = `${count} that do not match wait for more than ${OLD_FINDING_DAYS} days`
  return [at(said, 'Look at them at the desk: /desk/payments.', '/payments')]
}
