import { existsSync, writeFileSync } from 'node:fs'
import { type ErasureStep, finishErasures } from '../../app/content/privacy/finish-erasure.server'
import {
  type BlockingOrder,
  eraseAddress,
  exportPerson,
} from '../../app/content/privacy/privacy.server'
import { isProved } from '../../app/content/privacy/proof/proof-report'
import { prove } from '../../app/content/privacy/proof/prove.server'
import { reportLines } from '../../app/content/privacy/proof/report-lines'
import type { Word } from '../../app/content/privacy/words.server'
import { readEmail } from '../../app/identity/service/account.server'
import { phoneKey } from '../../app/orders/coupons/coupons.server'
import { BY_PHONE } from '../../app/orders/placing/order-limits.server'
import { type Command, type CommandContext, NotDone, UsageError } from '../command'
import { readWords, required } from '../options'
import { printJson } from '../printing'

const NOBODY = 'Nothing is held under this address.'
const STEPS = {
  rows: 'Erased in the database.',
  outbox: 'Removed from the outbox.',
  list: 'Listed beside the backups, for restores.',
  freed: 'Overwritten in freed bytes.',
} satisfies Record<'rows' | ErasureStep, string>

const exporting: Command = {
  usage: '<e-mail> [<file.json>]',
  about: 'Everything held about a person as JSON; to the screen without a file.',
  async run(args, { db, print }) {
    const { positionals } = readWords(args)
    const described = await exportPerson(db, readAddress(positionals[0]))
    if (!described) throw new NotDone(NOBODY)
    const [, path] = positionals
    if (!path) printJson(print, described)
    else {
      writeFileSync(path, `${JSON.stringify(described, null, 2)}\n`, { mode: 0o600 })
      print(`Written to ${path}`)
    }
  },
}

const erase: Command = {
  usage: '<e-mail> [--yes] [--prove [--in <path>]... [--json]]',
  about:
    'Deletes a person for good; orders stay without name, street, phone and address, invoices with name and address as long as RETAIN_INVOICES_DAYS says. --yes even when an order has not left yet, or a return is not settled. --prove then searches database, data folder, outbox and backups, and what --in names (a log), for what the person was known by, and says what is left and why; of somebody erased before it searches for the address. Exit code 0 when nothing is left but what the law wants.',
  async run(args, { db, print, warn }) {
    const { values, positionals } = readWords(args, {
      yes: 'flag',
      prove: 'flag',
      json: 'flag',
      in: 'texts',
    })
    const address = readAddress(positionals[0])
    const proving = values.prove ?? false
    if (!proving && (values.in || values.json))
      throw new UsageError('--in and --json go with --prove')
    for (const path of values.in ?? [])
      if (!existsSync(path)) throw new UsageError(`there is no ${path}`)
    const say = values.json ? () => {} : print
    const asked = {
      anyway: values.yes ?? false,
      by: 'command line',
      onStep: (step: keyof typeof STEPS) => say(STEPS[step]),
    }
    const outcome = await eraseAddress(db, address, asked)
    if (outcome.code === 'open') return refuseOpen(outcome.open, warn)
    if (outcome.code === 'nobody') {
      // An earlier run that was interrupted may have left work.
      const { problems } = await finishErasures(db, { words: [{ kind: 'email', text: address }] })
      for (const problem of problems) warn(problem)
      if (!proving) warn(NOBODY)
      if (!proving) return 1
      say(NOBODY)
      return proof(db, { words: [{ kind: 'email', text: address }], ...values }, print)
    }
    const { accounts, orders, messages, subscriptions, mails, reviews } = outcome.counts
    say(
      `Erased. Accounts: ${accounts}, messages: ${messages}, subscriptions: ${subscriptions}, reviews: ${reviews}, mails waiting: ${mails}, outbox files: ${outcome.outboxFiles}. Orders made anonymous: ${orders}.`,
    )
    for (const problem of outcome.problems) warn(`Not done yet: ${problem}.`)
    if (proving)
      return proof(db, { words: outcome.words, erased: outcome.counts, ...values }, print)
    say(
      'Backups made before now still hold the person until they are deleted; a restore of one erases again.',
    )
    return outcome.problems.length > 0 ? 1 : 0
  },
}

function refuseOpen(open: BlockingOrder[], warn: CommandContext['warn']) {
  for (const { number, status, returned } of open)
    warn(
      returned
        ? `${number} has a return that is not settled (orders show).`
        : `${number} is ${status}.`,
    )
  warn('Nothing was erased: ship, cancel or settle these first, or add --yes.')
  return 1
}

interface Proving {
  words: Word[]
  erased?: object
  json?: boolean
  in?: string[]
}

async function proof(
  db: CommandContext['db'],
  { words, erased = {}, json, in: elsewhere }: Proving,
  print: CommandContext['print'],
) {
  const report = await prove(db, words, elsewhere)
  const proved = isProved(report)
  if (json) printJson(print, { erased, proved, ...report })
  else for (const line of reportLines(report)) print(line)
  return proved ? 0 : 1
}

const sweep: Command = {
  usage: '',
  about:
    'Finishes erasures that were interrupted, and writes the SQLite file anew without the bytes that deleted rows held, while others wait to write; on PostgreSQL the tables that hold people (VACUUM FULL), each while others wait for it.',
  async run(_args, { db, print, warn }) {
    const { removed, problems } = await finishErasures(db, { anew: true })
    for (const problem of problems) warn(`Not done: ${problem}.`)
    if (problems.length === 0) print(`Done. Outbox files removed: ${removed}.`)
    return problems.length > 0 ? 1 : 0
  },
}

function readAddress(given: string | undefined) {
  const written = required(given, 'the e-mail address')
  if (written.startsWith(BY_PHONE)) return BY_PHONE + phoneKey(written.slice(BY_PHONE.length))
  const address = readEmail(written)
  if (!address) throw new UsageError('that is no e-mail address')
  return address
}

export const privacyCommands: Record<string, Command> = {
  'privacy export': exporting,
  'privacy erase': erase,
  'privacy sweep': sweep,
}
