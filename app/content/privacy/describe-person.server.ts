import { idsOf } from '../../database/rows.server'
import type { Connection } from '../../database/tables.server'
import { findInvoices, type Invoice } from '../../orders/invoices/issue-invoice.server'
import { listPayments } from '../../orders/paying/payments.server'
import { withLines } from '../../orders/reading/find-order.server'
import { listReturnsOf } from '../../orders/returns/find-returns.server'
import { photosInFull } from '../../reviews/photos/photos-in-full.server'
import type { PersonData } from './person.server'

const iso = <T extends number | null>(time: T) =>
  (time === null ? null : new Date(time).toISOString()) as T extends null ? null : string

/** Describes all data of a person, without secrets such as password hashes. Amounts are cents. */
export async function describePerson(db: Connection, person: PersonData, outbox: string[]) {
  const ids = person.orders.map(({ id }) => id)
  const payments = await listPayments(db, ids)
  const returns = await listReturnsOf(db, ids)
  const orders = await withLines(db, person.orders)
  const invoices = new Map<number, Invoice[]>()
  for (const id of ids) invoices.set(id, await findInvoices(db, id))
  const addresses = orders.map(({ billing }) => JSON.stringify(billing))
  return {
    email: person.email,
    exportedAt: new Date().toISOString(),
    accounts: await Promise.all(person.accounts.map((one) => describeAccount(db, one))),
    orders: orders.map((order, at) => ({
      ...order,
      payments: (payments.get(ids[at] as number) ?? []).map(({ kind, amount, note, at }) => ({
        kind,
        amount,
        note,
        at: iso(at),
      })),
      returns: returns.get(ids[at] as number) ?? [],
      invoices: (invoices.get(ids[at] as number) ?? []).map(({ number, kind, day, buyer }) => ({
        ...{ number, kind, day },
        ...(buyer && { buyer }),
      })),
    })),
    withdrawals: person.withdrawals.map(({ name, email, requested_at }) => ({
      name,
      email,
      at: iso(requested_at),
    })),
    addresses: [...new Set(addresses)].map((one) => JSON.parse(one)),
    reviews: await describeReviews(db, person),
    messages: person.messages.map((one) => describeMessage(one, person)),
    subscriptions: person.subscriptions.map((one) => ({
      email: one.email,
      state: one.state,
      coupon: one.coupon,
      language: one.language,
      since: iso(one.created_at),
      changedAt: iso(one.changed_at),
    })),
    waitsForStock: person.waits.map((one) => ({
      productId: one.product_id,
      state: one.state,
      language: one.language,
      changedAt: iso(one.changed_at),
    })),
    mails: person.mails.map((job) => ({
      ...withoutCodes(JSON.parse(job.payload)),
      state: job.state,
      attempts: job.attempts,
      createdAt: iso(job.created_at),
    })),
    outbox,
    deskEntries: person.deskEntries.map(({ at, action }) => ({ at: iso(at), action })),
  }
}

/** Removes the codes by which a reader of the file could act in the person's name. */
function withoutCodes({ data, ...mail }: { data?: Record<string, unknown> }) {
  const { code: _, token: __, ...rest } = data ?? {}
  return { ...mail, data: rest }
}

async function describeAccount(db: Connection, account: PersonData['accounts'][number]) {
  const { uid } = account
  const [providers, sessions, codes] = await Promise.all([
    db.selectFrom('account_providers').selectAll().where('uid', '=', uid).execute(),
    db.selectFrom('refresh_tokens').selectAll().where('uid', '=', uid).execute(),
    db.selectFrom('mailed_codes').selectAll().where('uid', '=', uid).execute(),
  ])
  return {
    uid,
    email: account.email,
    emailVerified: account.email_verified === 1,
    displayName: account.display_name,
    photoUrl: account.photo_url,
    disabled: account.disabled === 1,
    createdAt: iso(account.created_at),
    lastLoginAt: iso(account.last_login_at),
    providers,
    sessions: sessions.map(({ provider, created_at, expires_at, revoked_at }) => ({
      provider,
      createdAt: iso(created_at),
      expiresAt: iso(expires_at),
      revokedAt: iso(revoked_at),
    })),
    mailedCodes: codes.map(({ request, email, new_email, expires_at }) => ({
      request,
      email,
      newEmail: new_email,
      expiresAt: iso(expires_at),
    })),
  }
}

async function describeReviews(db: Connection, person: PersonData) {
  const photos = await photosInFull(db, idsOf(person.reviews))
  return person.reviews.map((one) => ({
    ...describeReview(one, person),
    ...(photos.has(one.id) && { photos: photos.get(one.id) }),
  }))
}

function describeReview(review: PersonData['reviews'][number], { orders }: PersonData) {
  const { id, order_id, position, created_at, changed_at, ...said } = review
  const { answer, answered_at, answered_by, ...one } = said
  return {
    number: id,
    order: orders.find((order) => order.id === order_id)?.number,
    ...one,
    ...(answer !== null && { answer }),
    writtenAt: iso(created_at),
    changedAt: iso(changed_at),
  }
}

function describeMessage(message: PersonData['messages'][number], person: PersonData) {
  const { id, name, email, phone, language, created_at } = message
  const answers = person.answers.filter((one) => one.message_id === id)
  return {
    ...{ id, name, email, phone, message: message.message, language },
    ...(answers.length > 0 && {
      answers: answers.map(({ text, at }) => ({ text, at: iso(at) })),
    }),
    at: iso(created_at),
  }
}
