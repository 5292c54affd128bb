import type { Database } from '../../../app/database/tables.server'

export async function addAccount(db: Database, email: string) {
  const uid = 'uid-of-z'
  await db
    .insertInto('accounts')
    .values({
      uid,
      email,
      password_hash: '$argon2id$x',
      display_name: 'Zuleika',
      photo_url: null,
      email_verified: 1,
      disabled: 0,
      valid_since: 1,
      created_at: 1,
      last_login_at: 1,
      deleted_at: null,
    })
    .execute()
  await db
    .insertInto('account_providers')
    .values({
      provider: 'google.com',
      subject: 's',
      uid,
      email,
      display_name: 'Zuleika',
      photo_url: null,
    })
    .execute()
  await db
    .insertInto('mailed_codes')
    .values({
      hash: 'z',
      request: 'VERIFY_AND_CHANGE_EMAIL',
      uid: 'filled',
      email: 'filled@example.com',
      new_email: email,
      expires_at: Date.now() + 1e6,
      used_at: null,
    })
    .execute()
}

const addReturn = (db: Database, more: { id: string; order_id: number; email: string }) =>
  db
    .insertInto('order_returns')
    .values({
      sequence: 7,
      request_key: more.id,
      kind: 'withdrawal',
      state: 'refunded',
      name: 'Zuleika Quillfeather',
      note: more.id === 'z' ? 'Zuleika dropped it' : null,
      answer: more.id === 'z' ? 'Dear Zuleika' : null,
      requested_at: 1,
      accepted_at: null,
      refused_at: null,
      received_at: null,
      refunded_at: 1,
      ...more,
    })
    .execute()

/** Adds a return of the given order, and the receipt of somebody else's. */
export async function addReturns(db: Database, orderId: number, email: string) {
  await addReturn(db, { id: 'z', order_id: orderId, email })
  const others = db.selectFrom('orders').select('id').where('id', '!=', orderId).limit(1)
  const { id: other } = await others.executeTakeFirstOrThrow()
  await addReturn(db, { id: 'of another', order_id: other, email: ` ${email.toUpperCase()}` })
}
