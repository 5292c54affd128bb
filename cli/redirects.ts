import { readFileSync, statSync } from 'node:fs'
import { liveAddresses, takenBy, withoutLive } from '../app/content/pages/live-addresses.server'
import { inTransaction } from '../app/database/transactions/transaction.server'
import { shopOrigin } from '../app/http/shop-url.server'
import { importRedirects } from '../app/redirects/import-redirects.server'
import { keepRedirect } from '../app/redirects/keep-redirects.server'
import { MOST_LIST_BYTES, NoList, readRedirects } from '../app/redirects/read-redirects'
import { readSource, readTarget } from '../app/redirects/redirect-addresses'
import { listRedirects, removeRedirects } from '../app/redirects/redirect-list.server'
import { type Command, NotDone, UsageError } from './command'
import { readOptions, readWords, required, wholeNumber } from './options'
import { printJson, printTable } from './printing'

const list: Command = {
  usage: '[--search <text>] [--limit <n>] [--json]',
  about: 'Where addresses lead that the shop has not, or not any more, the newest first.',
  async run(args, { db, print }) {
    const values = readOptions(args, { search: 'text', limit: { default: '50' }, json: 'flag' })
    const limit = wholeNumber(values.limit, '--limit')
    const { rows, total } = await listRedirects(db, { search: values.search, limit })
    if (values.json) printJson(print, rows)
    else if (total === 0) print('There is no redirect.')
    else {
      printTable(print, rows, {
        from: ({ source }) => source,
        to: ({ target }) => target,
        'made for': ({ kind }) => kind,
        'at (UTC)': ({ madeAt }) => new Date(madeAt).toISOString().slice(0, 16),
      })
      if (total > rows.length) print(`${rows.length} of ${total}`)
    }
  },
}

const add: Command = {
  usage: '<from> <to> [--replace]',
  about:
    'Lead an address that has no page to a path of this shop, or to another site. Its query is carried on; a <from> with a query answers that query alone.',
  async run(args, { db, print }) {
    const { values, positionals } = readWords(args, { replace: 'flag' })
    if (positionals.length > 2) throw new UsageError('one redirect at a time')
    const source = readSource(required(positionals[0], 'from'), shopOrigin())
    const target = readTarget(required(positionals[1], 'to'), shopOrigin())
    if ('reason' in source) throw new UsageError(source.reason)
    if ('reason' in target) throw new UsageError(target.reason)
    const shown = (await liveAddresses(db, [source.source])).get(source.source)
    if (shown) throw new NotDone(`Nothing was changed: ${takenBy(shown)}.`)
    const kept = await inTransaction(db, (connection) =>
      keepRedirect(connection, { ...source, ...target }, { replace: values.replace }),
    )
    if (!kept.ok) {
      const why =
        kept.code === 'LOOP'
          ? 'it would lead back to where it comes from'
          : `${source.source} leads somewhere already; --replace leads it elsewhere`
      throw new NotDone(`Nothing was changed: ${why}.`)
    }
    print(`${source.source} leads to ${kept.target}.`)
  },
}

const remove: Command = {
  usage: '<from> [<from>…]',
  about: 'Remove redirects; their addresses are not found again.',
  async run(args, { db, print, warn }) {
    const { positionals } = readWords(args)
    required(positionals[0], 'from')
    const sources = positionals.map((text) => {
      const read = readSource(text, shopOrigin())
      return 'source' in read ? read.source : text
    })
    const gone = await inTransaction(db, (connection) => removeRedirects(connection, sources))
    const removed = new Set(gone.map(({ source }) => source))
    for (const source of removed) print(`Removed: ${source}.`)
    const unknown = sources.filter((source) => !removed.has(source))
    for (const source of unknown) warn(`There is no redirect from ${source}.`)
    return unknown.length > 0 ? 1 : 0
  },
}

const importList: Command = {
  usage: '<file.csv> [--dry-run] [--json]',
  about:
    'Read a list with the columns from and to, as from a former shop; one from the same address is replaced. Lines that cannot be are named.',
  async run(args, { db, print, warn }) {
    const { values, positionals } = readWords(args, { 'dry-run': 'flag', json: 'flag' })
    const file = required(positionals[0], 'the file')
    if (statSync(file).size > MOST_LIST_BYTES)
      throw new NotDone(
        `Nothing was changed: ${file} has more than ${MOST_LIST_BYTES / 1024 ** 2} MB.`,
      )
    const read = readList(file)
    const dryRun = values['dry-run']
    const done = await inTransaction(db, async (connection) =>
      importRedirects(connection, await withoutLive(connection, read), { dryRun }),
    )
    if (values.json) printJson(print, done)
    else {
      const { added, changed, unchanged, refused } = done
      print(
        `${dryRun ? 'Would be stored' : 'Stored'}: ${added} new, ${changed} changed, ${unchanged} as before; ${refused.length} refused.`,
      )
      for (const { line, reason } of refused) warn(`line ${line}: ${reason}`)
    }
    return done.refused.length > 0 ? 1 : 0
  },
}

function readList(file: string) {
  try {
    return readRedirects(readFileSync(file, 'utf8'), shopOrigin())
  } catch (error) {
    if (!(error instanceof NoList)) throw error
    throw new NotDone(`Nothing was changed: ${file} is no list: ${error.message}`)
  }
}

export const redirectCommands: Record<string, Command> = {
  'redirects list': list,
  'redirects add': add,
  'redirects remove': remove,
  'redirects import': importList,
}
