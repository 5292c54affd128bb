import { randomUUID } from 'node:crypto'
import type { Language } from '../../business'
import { onChange } from '../../database/changes.server'
import { repeat } from '../../database/jobs/repeat.server'
import { idsOf } from '../../database/rows.server'
import type { Database } from '../../database/tables.server'
import { inTransaction } from '../../database/transactions/transaction.server'
import { isUnavailable } from '../../database/unavailable'
import { log } from '../../http/log.server'
import { AT_ONCE, enqueueMails } from '../../mail/enqueue-mail.server'
import type { CardProduct } from '../product/product'
import type { Variant } from '../product/variant'
import { cardsByIds } from '../queries/cards.server'
import { titleIn } from '../variants/known-options.server'
import { chosenOptions, variantsOf } from '../variants/variant-rows.server'

const EVERY_MS = 1000
const PRODUCTS_AT_ONCE = 200
const MAILS_AT_ONCE = 100

/** Follows stock in the change log, whoever changed it, even from before the start. */
export function startTellingBack(db: Database, everyMs = EVERY_MS) {
  let heard: Set<number> | 'all' = 'all'
  const stopListening = onChange(({ products, left, sold }) => {
    if (sold || heard === 'all') return
    if (products === 'all') heard = 'all'
    else for (const id of products) if (left?.get(id) !== 0) heard.add(id)
  })
  const telling = repeat(
    async () => {
      const changed = heard
      if (changed !== 'all' && changed.size === 0) return
      heard = new Set()
      await tellBack(db, changed)
    },
    everyMs,
    (error) => {
      heard = 'all'
      if (!isUnavailable(error)) log.error({ err: error }, 'who waits for stock was not told')
    },
  )
  return {
    async stop() {
      stopListening()
      await telling.stop()
    },
  }
}

/**
 * Mails everybody who waits for one of the products, if it is in stock. The transaction that
 * enqueues a mail deletes its row, so that only one process mails.
 */
export async function tellBack(db: Database, changed: Iterable<number> | 'all') {
  const waitedFor = await productsWaitedFor(db, changed)
  for (let at = 0; at < waitedFor.length; at += PRODUCTS_AT_ONCE) {
    const cards = await cardsByIds(db, waitedFor.slice(at, at + PRODUCTS_AT_ONCE))
    for (const card of cards) if (card.stock > 0) await tellAll(db, card)
    await tellOfVariants(db, cards)
  }
}

async function productsWaitedFor(db: Database, changed: Iterable<number> | 'all') {
  const ids = changed === 'all' ? [] : [...changed]
  if (changed !== 'all' && ids.length === 0) return []
  const few = changed !== 'all' && ids.length <= PRODUCTS_AT_ONCE
  const rows = await db
    .selectFrom('back_in_stock')
    .select('product_id')
    .distinct()
    .where('state', '=', 'confirmed')
    .$if(few, (query) => query.where('product_id', 'in', ids))
    .execute()
  return rows.map((row) => row.product_id)
}

async function tellOfVariants(db: Database, cards: CardProduct[]) {
  const varied = cards.filter(({ options, stock }) => options && stock > 0)
  const variants = await variantsOf(db, idsOf(varied))
  for (const card of varied)
    for (const variant of variants.get(card.id) ?? [])
      if (variant.stock > 0) await tellAll(db, card, variant)
}

/** Returns a title with the variant's values, in known words: 'Crew T-Shirt (M, Rot)'. */
export const titleOfVariant = (
  { title, options = [] }: CardProduct,
  { values }: Variant,
  language: Language,
) => titleIn(language, { title, options: chosenOptions(options, values) })

async function tellAll(db: Database, about: CardProduct, variant?: Variant) {
  let told: number
  do told = await tellSome(db, about, variant)
  while (told === MAILS_AT_ONCE)
}

const tellSome = (db: Database, product: CardProduct, kind?: Variant) =>
  inTransaction(db, async (connection) => {
    const { id: productId } = product
    const variant = kind?.id
    const rows = await connection
      .deleteFrom('back_in_stock')
      .where('product_id', '=', productId)
      .where('variant_id', '=', variant ?? 0)
      .where('state', '=', 'confirmed')
      .where('email', 'in', (waiting) =>
        waiting
          .selectFrom('back_in_stock')
          .select('email')
          .where('product_id', '=', productId)
          .where('variant_id', '=', variant ?? 0)
          .where('state', '=', 'confirmed')
          .orderBy('email')
          .limit(MAILS_AT_ONCE),
      )
      .returning(['email', 'token', 'language'])
      .execute()
    const mails = rows.map(({ email, token, ...row }) => {
      const language = row.language as Language
      const title = kind ? titleOfVariant(product, kind, language) : product.title
      return {
        key: `back-in-stock:${randomUUID()}`,
        template: 'back-in-stock',
        to: email,
        language,
        data: { token, productId, variant, title },
      }
    })
    await enqueueMails(connection, mails, AT_ONCE)
    return rows.length
  })
