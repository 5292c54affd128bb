import { rmSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { inTransaction } from '../../app/database/transactions/transaction.server'
import { readEmail } from '../../app/identity/service/account.server'
import { withOpenReturns } from '../../app/orders/returns/forget-returns.server'
import { isCancellable } from '../../app/orders/status'
import { type Command, required, UsageError } from '../command'
import { printJson } from '../text-table'
import { erasePerson } from './erase-person'
import { describePerson } from './export-person'
import { outboxOf } from './outbox-of'
import { findPerson, isNobody } from './person'

const NOBODY = 'Nothing is held under this address.'

const exportPerson: Command = {
  usage: '<e-mail> [<file.json>]',
  about: 'Everything held about a person as JSON; to the screen without a file.',
  async run(args, { db, print, warn }) {
    const { positionals } = parseArgs({ args, allowPositionals: true })
    const person = await findPerson(db, readAddress(positionals[0]))
    const outbox = await outboxOf(person)
    if (isNobody(person) && outbox.length === 0) {
      warn(NOBODY)
      return 1
    }
    const described = await describePerson(db, person, outbox)
    const [, path] = positionals
    if (!path) printJson(print, described)
    else {
      writeFileSync(path, `${JSON.stringify(described, null, 2)}\n`, { mode: 0o600 })
      print(`Written to ${path}`)
    }
    return 0
  },
}

const erase: Command = {
  usage: '<e-mail> [--yes]',
  about:
    'Deletes a person for good; orders stay without name, street, phone and address, invoices with name and address as long as RETAIN_INVOICES_DAYS says. --yes even when an order has not left yet, or a return is not settled.',
  async run(args, { db, print, warn }) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { yes: { type: 'boolean' } },
    })
    const address = readAddress(positionals[0])
    const outcome = await inTransaction(db, async (connection) => {
      const person = await findPerson(connection, address)
      const ids = person.orders.map(({ id }) => id)
      const returned = await withOpenReturns(connection, ids)
      const open = person.orders.filter(
        ({ id, status }) => isCancellable(status) || returned.has(id),
      )
      if (open.length > 0 && !values.yes) return { open, returned }
      const outbox = await outboxOf(person)
      if (isNobody(person) && outbox.length === 0) return {}
      return { outbox, counts: await erasePerson(connection, person) }
    })
    if (outcome.open) {
      for (const { id, number, status } of outcome.open)
        warn(
          outcome.returned.has(id)
            ? `${number} has a return that is not settled (orders show).`
            : `${number} is ${status}.`,
        )
      warn('Nothing was erased: ship, cancel or settle these first, or add --yes.')
      return 1
    }
    if (!outcome.counts) {
      warn(NOBODY)
      return 1
    }
    // Only now: a file cannot come back when the transaction fails.
    for (const path of outcome.outbox) rmSync(path, { force: true })
    const { accounts, orders, messages, subscriptions, mails, reviews } = outcome.counts
    print(
      `Erased. Accounts: ${accounts}, messages: ${messages}, subscriptions: ${subscriptions}, reviews: ${reviews}, mails waiting: ${mails}, outbox files: ${outcome.outbox.length}. Orders made anonymous: ${orders}.`,
    )
    print('Backups made before today still hold the person until they are deleted.')
    return 0
  },
}

function readAddress(given: string | undefined) {
  const address = readEmail(required(given, 'the e-mail address'))
  if (!address) throw new UsageError('that is no e-mail address')
  return address
}

export const privacyCommands: Record<string, Command> = {
  'privacy export': exportPerson,
  'privacy erase': erase,
}
