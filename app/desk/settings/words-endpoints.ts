import { z } from 'zod'
import { LANGUAGES } from '../../business'
import type { Database } from '../../database/tables.server'
import { PAGE_LETTERS } from '../../settings/groups/words'
import { settings } from '../../settings/settings.server'
import { readHistory, readStored, settingsVersion } from '../../settings/stored-settings.server'
import { BadPage, writtenPage } from '../../settings/written-pages.server'
import { ownValues, withOwnValues } from '../../texts/own-words.server'
import { DeskFault, endpoint, wrongField } from '../api/endpoint'
import { countPreview } from '../api/previews.server'
import { changeSettings } from './change-settings.server'
import type { ShopText } from './written/shop-text'
import { listShopTexts } from './written/shop-texts.server'

const PAGE_SIZE = 50
const language = z.enum(LANGUAGES)

export const wordsEndpoints = [
  endpoint('GET /settings/words', 'settings.read', {
    input: z.object({
      language: language.default(() => settings().shop.defaultLanguage),
      search: z.string().trim().max(100).default(''),
      own: z.enum(['all', 'own', 'missing']).default('all'),
      page: z.coerce.number().int().min(1).max(1000).default(1),
    }),
    handle: async ({ input }) => {
      const found = listShopTexts(input.language).filter(
        (one) =>
          suits(one, input.search) &&
          (input.own === 'all' || (input.own === 'own' ? one.own !== undefined : one.missing)),
      )
      const from = (input.page - 1) * PAGE_SIZE
      return {
        words: found.slice(from, from + PAGE_SIZE),
        page: { page: input.page, size: PAGE_SIZE, total: found.length },
      }
    },
  }),
  endpoint('PUT /settings/words', 'settings.change', {
    sensitive: true,
    input: z.object({
      language,
      path: z.string().max(200),
      /** The text that was edited, null for the shipped one: a change since then is refused. */
      was: z.string().max(5000).nullable(),
      /** Null restores the shipped text. */
      text: z.string().max(5000).nullable(),
    }),
    handle: async ({ db, input: { path, text, was, ...input }, ...call }) => {
      const key = `words.${input.language}`
      const version = await settingsVersion(db) // The version must be read before the text.
      const stored = (await readStored(db))[key] as Record<string, string> | undefined
      const { [path]: now = null, ...others } = stored ?? {}
      if (now !== was && now !== text) throw await otherText(db, { key, path, now })
      const words = text === null ? others : { ...others, [path]: text }
      const none = Object.keys(words).length === 0
      return changeSettings(db, call, { [key]: none ? undefined : words }, version)
    },
  }),
  endpoint('POST /settings/pages/preview', 'settings.change', {
    input: z.object({ markdown: z.string().max(PAGE_LETTERS) }),
    async handle({ input: { markdown }, staff }) {
      await countPreview(staff)
      return writtenPage(withOwnValues(markdown, ownValues(settings()))).catch((error) => {
        throw error instanceof BadPage ? unwritten(error) : error
      })
    },
  }),
]

const unwritten = ({ message }: BadPage) => wrongField('markdown', `This text ${message}.`)

async function otherText(
  db: Database,
  { key, path, now }: { key: string; path: string; now: string | null },
) {
  const changes = await readHistory(db, { key })
  const textOf = (value: unknown) => (value as Record<string, string> | undefined)?.[path]
  const change = changes.find(({ before, after }) => textOf(before) !== textOf(after))
  const { by = '', at = 0 } = change ?? {}
  return new DeskFault(409, 'changed_meanwhile', `${by} changed this text meanwhile.`, {
    now: { text: now, by, at },
  })
}

function suits({ path, shipped, own = '' }: ShopText, search: string) {
  const wanted = search.toLowerCase()
  return [path, shipped, own].some((text) => text.toLowerCase().includes(wanted))
}
