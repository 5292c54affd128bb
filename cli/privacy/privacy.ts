import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { eraseAddress, exportPerson } from '../../app/content/privacy/privacy.server'
import { readEmail } from '../../app/identity/service/account.server'
import { type Command, required, UsageError } from '../command'
import { printJson } from '../text-table'

const NOBODY = 'Nothing is held under this address.'

const exporting: Command = {
  usage: '<e-mail> [<file.json>]',
  about: 'Everything held about a person as JSON; to the screen without a file.',
  async run(args, { db, print, warn }) {
    const { positionals } = parseArgs({ args, allowPositionals: true })
    const described = await exportPerson(db, readAddress(positionals[0]))
    if (!described) {
      warn(NOBODY)
      return 1
    }
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
    const by = 'command line'
    const outcome = await eraseAddress(db, address, { anyway: values.yes ?? false, by })
    if (outcome.code === 'open') {
      for (const { number, status, returned } of outcome.open)
        warn(
          returned
            ? `${number} has a return that is not settled (orders show).`
            : `${number} is ${status}.`,
        )
      warn('Nothing was erased: ship, cancel or settle these first, or add --yes.')
      return 1
    }
    if (outcome.code === 'nobody') {
      warn(NOBODY)
      return 1
    }
    const { accounts, orders, messages, subscriptions, mails, reviews } = outcome.counts
    print(
      `Erased. Accounts: ${accounts}, messages: ${messages}, subscriptions: ${subscriptions}, reviews: ${reviews}, mails waiting: ${mails}, outbox files: ${outcome.outboxFiles}. Orders made anonymous: ${orders}.`,
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
  'privacy export': exporting,
  'privacy erase': erase,
}
