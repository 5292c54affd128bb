import { randomUUID } from 'node:crypto'
import type { Generated } from 'kysely'
import type { Language } from '../../business'
import { findRows } from '../../database/rows.server'
import type { Connection, Database } from '../../database/tables.server'
import { inTransaction } from '../../database/transactions/transaction.server'
import { DAY_MS, MINUTE_MS } from '../../durations'
import { enqueueMail, takeTyped } from '../../mail/enqueue-mail.server'
import { newSecret } from '../../secrets/secret.server'
import { cardsByIds } from '../queries/cards.server'
import { variantsOf } from '../variants/variant-rows.server'
import { tellBack, titleOfVariant } from './tell-back.server'

const AGAIN_AFTER_MS = 10 * MINUTE_MS
const TOKEN_BYTES = 18
const MOST_REQUESTS = 50
/** An unconfirmed address is deleted after this time. */
export const UNCONFIRMED_DAYS = 7
/** A request whose product does not return is deleted after this time. */
export const WAITING_DAYS = 365

interface Asked {
  productId: number
  /** A variant of a product with options; without one, any variant counts. */
  variant?: number
  address: string
  language: Language
}

/**
 * Asks for double opt-in by a mailed link, at most one in ten minutes. The answer is the same for
 * any address, so that it reveals nobody's requests. `later`: many mails wait.
 */
export async function askToBeTold(db: Database, asked: Asked, now = Date.now()) {
  const about = await soldAs(db, asked)
  if (!about) return 'unknown'
  if (about.stock > 0) return 'inStock'
  const email = asked.address.trim().toLowerCase()
  return inTransaction(db, async (connection) => {
    const at = await takeTyped(connection, email)
    if (at === undefined) return 'later'
    const token = await store(connection, { ...asked, email }, now)
    if (token === undefined) return 'sent'
    const confirm = {
      key: `back-in-stock-confirm:${randomUUID()}`, // It becomes a file name, so it must not hold the token.
      template: 'back-in-stock-confirm',
      to: email,
      language: asked.language,
      data: { token, productId: asked.productId, variant: asked.variant, title: about.title },
    }
    await enqueueMail(connection, confirm, at)
    return 'sent'
  })
}

async function soldAs(db: Database, { productId, variant, language }: Asked) {
  const [product] = await cardsByIds(db, [productId])
  if (!product || variant === undefined) return product
  const variants = (await variantsOf(db, product.options ? [productId] : [])).get(productId)
  const found = variants?.find(({ id }) => id === variant)
  return found && { stock: found.stock, title: titleOfVariant(product, found, language) }
}

/** Stores a request and returns its token if a link is to be mailed. An address has one token. */
async function store(
  connection: Connection,
  { productId, variant = 0, email, language }: Asked & { email: string },
  now: number,
) {
  const own = await findRows(connection, 'back_in_stock', { email })
  const known = own.find((row) => row.product_id === productId && row.variant_id === variant)
  if (!known && own.length >= MOST_REQUESTS) return
  const token = own[0]?.token ?? newSecret(TOKEN_BYTES)
  const row = {
    ...{ product_id: productId, variant_id: variant, email, token, language },
    state: 'pending',
    changed_at: now,
  }
  const stored = await connection
    .insertInto('back_in_stock')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['product_id', 'variant_id', 'email'])
        .doUpdateSet({ language, changed_at: now })
        // This one is confirmed, or a link is on its way.
        .where('back_in_stock.changed_at', '<=', now - AGAIN_AFTER_MS)
        .where('back_in_stock.state', '=', 'pending'),
    )
    .returning('token')
    .executeTakeFirst()
  return stored?.token
}

const TOKEN = /^[\w-]+$/

/** Confirms a request; returns false when there is none. Mails at once if the product is back. */
export async function confirmRequest(db: Database, token: string, productId: number, variant = 0) {
  if (!TOKEN.test(token)) return false
  const { numUpdatedRows } = await inTransaction(db, (connection) =>
    connection
      .updateTable('back_in_stock')
      .set({ state: 'confirmed', changed_at: Date.now() })
      .where('token', '=', token)
      .where('product_id', '=', productId)
      .where('variant_id', '=', variant)
      .executeTakeFirst(),
  )
  if (numUpdatedRows === 0n) return false
  await tellBack(db, [productId])
  return true
}

export async function forgetRequestsOf(db: Database, token: string) {
  if (!TOKEN.test(token)) return
  await inTransaction(db, (connection) =>
    connection
      .deleteFrom('back_in_stock')
      .where('email', 'in', (rows) =>
        rows.selectFrom('back_in_stock').select('email').where('token', '=', token),
      )
      .execute(),
  )
}

export const forgetOldRequests = (connection: Connection, now: number) =>
  connection
    .deleteFrom('back_in_stock')
    .where((row) =>
      row.or([
        row.and({ state: 'pending' }).and('changed_at', '<', now - UNCONFIRMED_DAYS * DAY_MS),
        row('changed_at', '<', now - WAITING_DAYS * DAY_MS),
      ]),
    )
    .execute()

export interface BackInStockTable {
  product_id: number
  /** 0 for the product itself. */
  variant_id: Generated<number>
  /** Trimmed, NFC, lower-cased. */
  email: string
  /** Unguessable; names the address in its links. */
  token: string
  /** 'pending' (not confirmed yet) or 'confirmed'. The row is deleted when its mail is sent. */
  state: string
  language: string
  /** The time of the last link, then of the confirmation; epoch milliseconds. */
  changed_at: number
}

declare module '../../database/tables.server' {
  interface Tables {
    back_in_stock: BackInStockTable
  }
}
