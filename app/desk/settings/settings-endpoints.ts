import { z } from 'zod'
import { config } from '../../config.server'
import type { Database } from '../../database/tables.server'
import { readPictureSetting } from '../../settings/drawings/picture-sandbox.server'
import { isPictureSetting } from '../../settings/drawings/picture-settings'
import { BadDrawing } from '../../settings/drawings/svg'
import { environmentValues } from '../../settings/environment'
import { LATEST_VERSION } from '../../settings/exported'
import { SETTING_KEYS, settingAt, settingsFrom } from '../../settings/schema'
import { settings } from '../../settings/settings.server'
import { readHistory, readStored, settingsVersion } from '../../settings/stored-settings.server'
import { missingWords } from '../../texts/own-words.server'
import { DeskFault, endpoint, wrongField } from '../api/endpoint'
import { received } from '../api/received.server'
import { changeSettings } from './change-settings.server'
import { linkEndpoints } from './links/link-endpoints'

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
  ...linkEndpoints,
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
