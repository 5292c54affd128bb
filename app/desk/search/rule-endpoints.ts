import { z } from 'zod'
import {
  addSynonyms,
  listSynonyms,
  MOST_LINES,
  removeSynonyms,
  synonymLine,
} from '../../catalogue/dictionary/own-synonyms.server'
import { cardsByIds } from '../../catalogue/queries/cards.server'
import { listSearches } from '../../catalogue/searches/search-figures.server'
import {
  announceRules,
  countRules,
  listRules,
  MOST_PLACED,
  MOST_RULES,
  type SearchRule,
  saveRule,
} from '../../catalogue/searches/search-rules.server'
import { keptText } from '../../catalogue/searches/searched-text'
import type { Database } from '../../database/tables.server'
import { inTransaction } from '../../database/transactions/transaction.server'
import { readTarget } from '../../redirects/redirect-addresses'
import { settings } from '../../settings/settings.server'
import { findListing } from '../../shop/listing/find-listing.server'
import { parseListingQuery } from '../../shop/listing/listing-query'
import { plainText } from '../../text-core/plain-text'
import { addDays, dayAt } from '../../texts/clocks/shop-clock'
import { mainLanguage } from '../../texts/offered-languages.server'
import { endpoint, PAGE_SIZE, pageNumber, wrongField } from '../api/endpoint'

const MOST_AT_ONCE = 200
const line = z.string().max(600)

const DAYS = 30
const MOST_SEARCHES = 500
const ids = z.array(z.number().int().min(1).max(2_147_483_647)).max(MOST_PLACED).default([])

const SHOWN = ['lost', 'visitors', 'decided'] as const

export const ruleEndpoints = [
  /** The searches of the last days, or those that the merchant decided about. */
  endpoint('GET /search/searches', 'reports.read', {
    input: z.object({
      search: z.string().trim().max(200).default(''),
      show: z.enum(SHOWN).default('lost'),
      page: pageNumber,
    }),
    async handle({ db, input: { search, show, page } }) {
      const rules = new Map((await listRules(db)).map((rule) => [rule.text, rule]))
      const by = show === 'lost' ? 'lost' : 'visitors'
      const { rows } = await listSearches(db, lastDays(DAYS), { by, most: MOST_SEARCHES })
      const counted = new Map(rows.map((row) => [row.text, row]))
      const texts = show === 'decided' ? [...rules.keys()] : [...counted.keys()]
      const found = texts.filter((text) => text.includes(search.toLowerCase()))
      const from = (page - 1) * PAGE_SIZE
      const shown = found.slice(from, from + PAGE_SIZE).map((text) => ({
        ...{ id: text, visitors: 0, unanswered: 0, left: 0, carted: 0, ...counted.get(text) },
        decided: decidedIn(rules.get(text)),
      }))
      const more = from + shown.length < found.length
      return { rows: shown, page: { page, size: PAGE_SIZE, total: found.length, more } }
    },
  }),
  /** One search: what the merchant decided, and what it shows now. */
  endpoint('GET /search/one', 'products.read', {
    input: z.object({ text: z.string().max(500) }),
    async handle({ db, input }) {
      const text = textOf(input.text)
      const rule = (await listRules(db)).find((one) => one.text === text)
      const asked = parseListingQuery(new URLSearchParams({ q: text, show: '12' }))
      const { found } = await findListing(db, asked, mainLanguage())
      const decided = [rule?.pinned, rule?.boosted, rule?.buried].flatMap((some) => some ?? [])
      return {
        ...{ text, target: rule?.target ?? '', total: found.total },
        ...{ pinned: rule?.pinned ?? [], boosted: rule?.boosted ?? [], buried: rule?.buried ?? [] },
        found: found.products.map(({ id }) => id),
        titles: Object.fromEntries(
          await titlesOf(db, [...decided, ...found.products.map(({ id }) => id)]),
        ),
      }
    },
  }),
  endpoint('PUT /search/one', 'products.change', {
    input: z.object({
      text: z.string().max(500),
      target: z.string().trim().max(3000).default(''),
      ...{ pinned: ids, boosted: ids, buried: ids },
    }),
    async handle({ db, input: { target, ...input }, audit }) {
      const text = textOf(input.text)
      const read = target === '' ? undefined : readTarget(target)
      if (read && 'reason' in read)
        throw wrongField(
          'target',
          'Write a path of this shop such as /faq, or an https:// address.',
        )
      const rule: SearchRule = { ...input, text, target: read?.target ?? null }
      await inTransaction(db, async (connection) => {
        const before = (await listRules(connection)).find((one) => one.text === text)
        if (!before && (await countRules(connection)) >= MOST_RULES)
          throw wrongField('text', `A shop decides about ${MOST_RULES} searches at most.`)
        await saveRule(connection, rule)
        await audit(connection, 'search.decided', `search ${text}`, { before, after: rule })
      })
      announceRules(db)
      return rule
    },
  }),
  endpoint('GET /search/synonyms', 'products.read', {
    input: z.object({ search: z.string().trim().max(200).default(''), page: pageNumber }),
    async handle({ db, input: { search, page } }) {
      const wanted = plainText(search)
      const found = (await listSynonyms(db)).filter((one) => plainText(one).includes(wanted))
      const from = (page - 1) * PAGE_SIZE
      const rows = found.slice(from, from + PAGE_SIZE).map((one) => ({ id: one }))
      const more = from + rows.length < found.length
      return { rows, page: { page, size: PAGE_SIZE, total: found.length, more } }
    },
  }),
  endpoint('POST /search/synonyms', 'products.change', {
    input: z.object({ lines: z.array(line).min(1).max(MOST_AT_ONCE) }),
    async handle({ db, input: { lines }, audit }) {
      const read = lines.map(synonymLine)
      if (read.includes(undefined))
        throw wrongField('lines', 'Write two words at least: sofa, couch.')
      const added = await addSynonyms(
        db,
        read.filter((one) => one !== undefined),
        {
          within: (connection, count) =>
            count > 0 && audit(connection, 'synonyms.added', 'synonyms', { after: read }),
        },
      )
      if (added === 'full')
        throw wrongField('lines', `A shop has ${MOST_LINES} lines of synonyms at most.`)
      return { added, lines: read }
    },
  }),
  endpoint('POST /search/synonyms/remove', 'products.change', {
    input: z.object({ lines: z.array(line).min(1).max(MOST_AT_ONCE) }),
    async handle({ db, input: { lines }, audit }) {
      const removed = await removeSynonyms(db, lines, {
        within: (connection, count) =>
          count > 0 && audit(connection, 'synonyms.removed', 'synonyms', { before: lines }),
      })
      return { removed }
    },
  }),
]

/** The days up to today, in the shop's calendar. */
export function lastDays(days: number) {
  const last = dayAt(settings().shop.timeZone, Date.now())
  return { first: addDays(last, 1 - days), last }
}

const decidedIn = (rule: SearchRule | undefined) => ({
  ...{ pinned: rule?.pinned.length ?? 0, boosted: rule?.boosted.length ?? 0 },
  ...{ buried: rule?.buried.length ?? 0, target: rule?.target ?? null },
})

async function titlesOf(db: Database, some: readonly number[]) {
  const cards = await cardsByIds(db, [...new Set(some)], mainLanguage())
  return cards.map(({ id, title }) => [id, title] as const)
}

function textOf(typed: string) {
  const text = keptText(typed)
  if (text === undefined) throw wrongField('text', 'This is no search that the shop keeps.')
  return text
}
