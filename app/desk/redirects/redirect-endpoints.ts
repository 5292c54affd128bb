import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { liveAddresses, takenBy, withoutLive } from '../../content/pages/live-addresses.server'
import { inTransaction } from '../../database/transactions/transaction.server'
import { shopOrigin } from '../../http/shop-url.server'
import { requestUrl } from '../../input/request-url'
import { importRedirects } from '../../redirects/import-redirects.server'
import { keepRedirect } from '../../redirects/keep-redirects.server'
import { MOST_LIST_BYTES, NoList, readRedirects } from '../../redirects/read-redirects'
import { readSource, readStoredSource, readTarget } from '../../redirects/redirect-addresses'
import { listRedirects, removeRedirects } from '../../redirects/redirect-list.server'
import {
  DeskFault,
  type Endpoint,
  endpoint,
  PAGE_SIZE,
  pageNumber,
  wrongField,
} from '../api/endpoint'
import { received } from '../api/received.server'

const KINDS = ['own', 'product', 'category', 'page'] as const
const MOST_AT_ONCE = 100
const MOST_SHOWN = 200
const address = z.string().max(3000)

export const redirectEndpoints: Endpoint[] = [
  endpoint('GET /redirects', 'settings.read', {
    input: z.object({
      search: z.string().trim().max(200).default(''),
      kind: z.enum(['', ...KINDS]).default(''),
      page: pageNumber,
    }),
    async handle({ db, input: { search, kind, page } }) {
      const offset = (page - 1) * PAGE_SIZE
      const { rows, total } = await listRedirects(db, {
        ...{ search, kind: kind || undefined, offset, limit: PAGE_SIZE },
      })
      const more = offset + rows.length < total
      return { rows, page: { page, size: PAGE_SIZE, total, more } }
    },
  }),
  endpoint('POST /redirects', 'settings.change', {
    input: z.object({ from: address, to: address, replace: z.boolean().default(false) }),
    async handle({ db, input: { from, to, replace }, audit }) {
      const source = readSource(from, shopOrigin())
      const target = readTarget(to, shopOrigin())
      if ('reason' in source) throw wrongField('from', withoutField(source.reason))
      if ('reason' in target) throw wrongField('to', withoutField(target.reason))
      return inTransaction(db, async (connection) => {
        const shown = (await liveAddresses(connection, [source.source])).get(source.source)
        if (shown) throw wrongField('from', withoutField(takenBy(shown)))
        const kept = await keepRedirect(connection, { ...source, ...target }, { replace })
        if (!kept.ok && kept.code === 'LOOP')
          throw wrongField('to', 'It would lead back to where it comes from.')
        if (!kept.ok) throw wrongField('from', 'This address leads somewhere already.')
        await audit(connection, 'redirect.added', 'redirects', {
          after: { from: source.source, to: kept.target },
        })
        return { from: source.source, to: kept.target }
      })
    },
  }),
  endpoint('POST /redirects/remove', 'settings.change', {
    input: z.object({ sources: z.array(address).min(1).max(MOST_AT_ONCE) }),
    handle: ({ db, input: { sources }, audit }) =>
      inTransaction(db, async (connection) => {
        const removed = await removeRedirects(connection, sources)
        if (removed.length > 0)
          await audit(connection, 'redirects.removed', 'redirects', { before: removed })
        return { removed }
      }),
  }),
  endpoint('POST /redirects/restore', 'settings.change', {
    input: z.object({
      removed: z
        .array(z.object({ source: address, target: address, kind: z.enum(KINDS) }))
        .min(1)
        .max(MOST_AT_ONCE),
    }),
    handle: ({ db, input: { removed }, audit }) =>
      inTransaction(db, async (connection) => {
        let restored = 0
        for (const { source, target, kind } of removed) {
          const from =
            kind === 'category' || kind === 'page' ? { source } : readStoredSource(source)
          const to = readTarget(target)
          if ('reason' in from || 'reason' in to) continue
          const kept = await keepRedirect(connection, { ...from, ...to }, { kind })
          if (kept.ok) restored++
        }
        if (restored > 0)
          await audit(connection, 'redirects.restored', 'redirects', { after: removed })
        return { restored }
      }),
  }),
  endpoint('POST /redirects/import', 'settings.change', {
    upload: MOST_LIST_BYTES,
    async handle({ db, request, judge, audit }) {
      const dryRun = requestUrl(request).searchParams.get('check') === '1'
      const list = await received(request, async (file) => {
        await judge(db) // The body may have arrived slowly.
        return readList(await readFile(file, 'utf8'))
      })
      return inTransaction(db, async (connection) => {
        const free = await withoutLive(connection, list)
        const { refused, ...done } = await importRedirects(connection, free, { dryRun })
        if (!dryRun && done.added + done.changed > 0)
          await audit(connection, 'redirects.imported', 'redirects', { after: done })
        return { ...done, refused: refused.slice(0, MOST_SHOWN), refusedCount: refused.length }
      })
    },
  }),
]

function readList(text: string) {
  try {
    return readRedirects(text, shopOrigin())
  } catch (error) {
    if (!(error instanceof NoList)) throw error
    throw new DeskFault(422, 'no_list', `The file is no list: ${error.message}`)
  }
}

/** A reason of a file's line begins with its column, which a form shows beside it. */
const withoutField = (reason: string) => {
  const text = reason.replace(/^(from|to): /, '')
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}
