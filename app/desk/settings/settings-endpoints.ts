import { z } from 'zod'
import type { Language } from '../../business'
import { readCategories } from '../../catalogue/product/categories.server'
import { cardsByIds } from '../../catalogue/queries/cards.server'
import { listCards } from '../../catalogue/queries/products.server'
import { usedTags } from '../../catalogue/words/stored-tags.server'
import { config } from '../../config.server'
import { pathOfPage } from '../../content/pages/own-page-values'
import { listedPaths } from '../../content/pages/replaced-pages.server'
import { shownPages, titleOfPage } from '../../content/pages/shown-pages.server'
import type { Database } from '../../database/tables.server'
import { readPictureSetting } from '../../settings/drawings/picture-sandbox.server'
import { BadDrawing, isPictureSetting } from '../../settings/drawings/svg'
import { environmentValues } from '../../settings/environment'
import { LATEST_VERSION } from '../../settings/exported'
import { SETTING_KEYS, settingAt, settingsFrom } from '../../settings/schema'
import { settings } from '../../settings/settings.server'
import { readHistory, readStored, settingsVersion } from '../../settings/stored-settings.server'
import { linkTargets } from '../../shell/menu/link-targets.server'
import { mainLanguage } from '../../texts/offered-languages.server'
import { missingWords } from '../../texts/own-words.server'
import { textsOf } from '../../texts/texts.server'
import { DeskFault, endpoint, wrongField } from '../api/endpoint'
import { received } from '../api/received.server'
import { changeSettings } from './change-settings.server'

const MOST_PRODUCTS = 10

const MOST_LINKS = 100

/** Returns what a section may name: products of a search (or by number), categories, tags and pages. */
async function findLinks(db: Database, search: string) {
  const language = settings().shop.defaultLanguage
  const numbers = search.split(',').map(Number).filter(Number.isInteger)
  const [categories, byNumber, { products }, tags, pages] = await Promise.all([
    readCategories(db),
    cardsByIds(db, numbers, language),
    listCards(db, { q: search || undefined, show: MOST_PRODUCTS, language }),
    usedTags(db),
    shownPages(),
  ])
  const found = new Map([...byNumber, ...products].map(({ id, title }) => [id, title]))
  return {
    products: Array.from(found, ([id, title]) => ({ id, title })),
    tags,
    categories: categories.map(({ slug, name }) => ({ slug, name })),
    pages: [
      ...listedPaths(pages).map((path) => ({ path, title: pageTitles(language)[path] ?? path })),
      ...pages.map((page) => ({
        path: pathOfPage(page.slug),
        title: titleOfPage(page, language) ?? page.slug,
      })),
    ],
  }
}

/** Names pages as the shop's header and footer do; another one by its path. */
function pageTitles(language: Language): Readonly<Record<string, string>> {
  const { home, contact, about, footer } = textsOf(language).shell
  const { shop, privacy, terms, faq, trackOrder } = footer
  return {
    '/': home,
    '/shop': shop,
    '/contacts': contact,
    '/about': about,
    '/privacy': privacy,
    '/terms': terms,
    '/faq': faq,
    '/track-order': trackOrder,
  }
}

const MOST_SHOWN = 100
const MOST_BYTES = 10 * 1024 ** 2

const valuesOf = (of: ReturnType<typeof settings>) =>
  Object.fromEntries(SETTING_KEYS.map((key) => [key, settingAt(of, key)]))

/** Returns the settings where nothing is set, in a shop that is as open as this one. */
function defaultsNow() {
  const { kind, open } = settings().shop
  const given = { ...environmentValues(config), 'shop.kind': kind }
  const { currency } = settingsFrom({ ...given, 'shop.open': open }).money
  return { ...valuesOf(settingsFrom(given)), 'money.currency': currency }
}

const settingsNow = async (db: Database) => ({
  version: await settingsVersion(db),
  values: valuesOf(settings()),
  /** Values where nothing is set. */
  defaults: defaultsNow(),
  stored: Object.keys(await readStored(db)),
  missing: missingWords(settings()),
})

export const settingsEndpoints = [
  endpoint('GET /home/links', 'settings.read', {
    input: z.object({ search: z.string().trim().max(300).default('') }),
    handle: ({ db, input: { search } }) => findLinks(db, search),
  }),
  /** Tells which links of a menu, a line each, lead to nothing any more. */
  endpoint('GET /menus/dead', 'settings.read', {
    input: z.object({ links: z.string().max(10_000).default('') }),
    async handle({ db, input }) {
      const links = input.links.split('\n').filter(Boolean).slice(0, MOST_LINKS)
      const targets = await linkTargets(db, links, {
        ...{ language: mainLanguage(), pages: await shownPages() },
      })
      return { dead: links.filter((to) => targets.get(to) === null) }
    },
  }),
  endpoint('GET /settings', 'settings.read', ({ db }) => settingsNow(db)),
  endpoint('PUT /settings', 'settings.change', {
    sensitive: true,
    upload: MOST_BYTES, // The limit fits pictures and pages.
    input: z.object({
      version: z.number().int().min(0).max(LATEST_VERSION),
      /** Null resets a setting to its default. */
      changes: z.record(z.string().max(100), z.unknown()),
    }),
    handle: async ({ db, input: { version, changes }, ...call }) => {
      const values = Object.entries(changes).map(([key, value]) => [key, value ?? undefined])
      const saved = await changeSettings(db, call, Object.fromEntries(values), version)
      return { ...saved, now: await settingsNow(db) }
    },
  }),
  endpoint('GET /settings/history', 'settings.read', {
    input: z.object({ key: z.string().max(100).optional() }),
    handle: async ({ db, input: { key } }) => ({
      changes: await readHistory(db, { key: key || undefined, limit: MOST_SHOWN }),
    }),
  }),
  endpoint('POST /settings/undo', 'settings.change', {
    sensitive: true,
    input: z.object({ version: z.number().int().min(1).max(LATEST_VERSION) }),
    handle: async ({ db, input: { version }, ...call }) => {
      const [change] = await readHistory(db, { since: version - 1, until: version })
      if (!change) throw new DeskFault(404, 'not_found', 'There is no such change.')
      return changeSettings(db, call, { [change.key]: change.before }, version)
    },
  }),
  endpoint('POST /settings/pictures/:key', 'settings.change', {
    upload: MOST_BYTES,
    handle: async ({ db, params: { key = '' }, request, judge }) => {
      if (!isPictureSetting(key))
        throw new DeskFault(404, 'not_found', 'This setting holds no picture.')
      const value = await received(request, async (file) => {
        await judge(db)
        return readPictureSetting(key, file)
      }).catch((error) => {
        throw refusedPicture(key, error)
      })
      return { value }
    },
  }),
]

function refusedPicture(key: string, error: unknown) {
  if (!(error instanceof BadDrawing)) return error
  return wrongField(
    key,
    `This is neither an SVG nor a picture that can be read: it ${error.message}.`,
  )
}
