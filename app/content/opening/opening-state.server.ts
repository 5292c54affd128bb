import { type Connection, YES } from '../../database/tables.server'
import { type Finding, fine, must } from '../../settings/finding'
import { isOnline } from '../../settings/payments'
import type { Settings } from '../../settings/schema'
import { settings } from '../../settings/settings.server'
import { missingPages } from '../../settings/settings-check'
import { readStored } from '../../settings/stored-settings.server'
import { publishedSlugs } from '../pages/stored-pages.server'
import { OPENING_STEPS, OPENING_WORDS, type OpeningStep, type StepState } from './opening-steps'

/** Returns the steps of a merchant's own shop with what is done, read from the shop itself; none for a demo. */
export async function openingState(db: Connection): Promise<StepState[]> {
  const now = settings()
  if (now.shop.kind === 'demo') return []
  const stored = await readStored(db)
  const lacks = missingPages(now, await publishedSlugs(db))
  const done = doneIn(now, new Set(Object.keys(stored)), {
    categories: await holds(db.selectFrom('categories').select('slug').limit(1)),
    products: await holds(
      db.selectFrom('products').select('id').where('listed', '=', YES).limit(1),
    ),
    orders: await holds(db.selectFrom('orders').select('id').limit(1)),
    legal: lacks.length === 0,
    payable: await arePayable(db, now),
  })
  return (Object.keys(OPENING_STEPS) as OpeningStep[]).map((step) => ({
    ...{ step, done: done[step] },
    ...(step === 'legal' && lacks.length > 0 && { lacks }),
  }))
}

/** Tells whether each way to pay has the account that it needs, at a bank or a provider. */
async function arePayable(db: Connection, { payment: { ways, bankAccounts } }: Settings) {
  const rows = await db.selectFrom('payment_providers').select('provider').execute()
  const accounts = new Set<string>(rows.map(({ provider }) => provider))
  return ways.every(({ way }) =>
    isOnline(way) ? accounts.has(way) : way !== 'bank' || bankAccounts.length > 0,
  )
}

const holds = async (query: { executeTakeFirst: () => Promise<unknown> }) =>
  (await query.executeTakeFirst()) !== undefined

interface Holds {
  categories: boolean
  products: boolean
  orders: boolean
  /** Every legal page that the law wants is there. */
  legal: boolean
  /** Each way to pay has the account that it needs. */
  payable: boolean
}

function doneIn(
  { shop }: Settings,
  stored: ReadonlySet<string>,
  { categories, products, orders, legal, payable }: Holds,
): Record<OpeningStep, boolean> {
  return {
    name: stored.has('shop.name'),
    seller: [shop.street, shop.city, shop.country, shop.emails.join('')].every(Boolean),
    look: ['shop.logo', 'shop.icon', 'shop.accent'].some((key) => stored.has(key)),
    languages: stored.has('shop.languages'),
    goods: categories,
    shipping: stored.has('shipping.zones'),
    tax: stored.has('money.currency') && stored.has('money.taxRates'),
    payment: ['payment.ways', 'payment.bankAccounts'].some((key) => stored.has(key)) && payable,
    legal,
    product: products,
    home: stored.has('home.sections'),
    order: orders,
    open: shop.open,
  }
}

/** Steps a shop may open without: they are worth doing, and harm nobody when left. */
const MAY_WAIT: ReadonlySet<OpeningStep> = new Set(['look', 'languages', 'home', 'order', 'open'])

/** Returns the open steps as `doctor` and `setup` list them, without pages: `checkPages` names them. */
export async function checkOpening(db: Connection): Promise<Finding[]> {
  const steps = await openingState(db)
  if (steps.length === 0) return []
  const left = steps.filter(({ step, done }) => !done && step !== 'legal')
  if (left.length === 0) return [fine('opening', 'every step to the opening is done')]
  return left.map(({ step }) => {
    const { command, href: screen } = OPENING_STEPS[step]
    const finding = must('opening', OPENING_WORDS[step], `npm run shop -- ${command}`)
    return { ...finding, screen, ...(MAY_WAIT.has(step) && { state: 'note' as const }) }
  })
}
