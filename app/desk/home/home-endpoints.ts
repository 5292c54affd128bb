import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { z } from 'zod'
import { LANGUAGES, type Language } from '../../business'
import { uploadedSize } from '../../catalogue/incoming/pictures/uploaded-picture.server'
import { inTransaction } from '../../database/transactions/transaction.server'
import { MOST_PICTURE_BYTES } from '../../files/pictures/picture-kind'
import {
  dropHomeDraft,
  type HomeDraftRow,
  putHomeDraft,
  readHomeDraft,
} from '../../home/draft/home-draft.server'
import { draftHome } from '../../home/list/draft-home.server'
import { firstSections } from '../../home/list/load-home.server'
import { renderNow } from '../../http/pages/current-renderer.server'
import { shopOrigin } from '../../http/shop-url.server'
import { LATEST_VERSION } from '../../settings/exported'
import { type HomeSection, SECTION_KINDS } from '../../settings/groups/home'
import { SHIPPED_WORDS } from '../../settings/groups/home-parts'
import { settingsFrom } from '../../settings/schema'
import { settings } from '../../settings/settings.server'
import { readHistory, readStored } from '../../settings/stored-settings.server'
import { inLanguage } from '../../texts/language'
import { offeredLanguages } from '../../texts/offered-languages.server'
import { textsOf } from '../../texts/texts.server'
import { type DeskCall, DeskFault, endpoint } from '../api/endpoint'
import { inertPage } from '../api/inert-page'
import { keptUpload } from '../api/kept-upload.server'
import { countPreview } from '../api/previews.server'
import { refusalOf } from '../settings/change-settings.server'
import { HOME_KEY, type KeptDraft } from './kept-draft'

const MOST_BYTES = 2 * 1024 ** 2

const parts = z.array(z.looseObject({})).max(100).optional()

/** What the editor needs to show a section that is not finished. */
const begun = z
  .looseObject({
    id: z.string().min(1).max(40),
    kind: z.enum(SECTION_KINDS),
    on: z.boolean(),
    ids: z.array(z.int()).max(100).optional(),
    slugs: z.array(z.string()).max(100).optional(),
    ...{ slides: parts, tiles: parts, quotes: parts, blurbs: parts },
  })
  .refine(({ kind, slides }) => kind !== 'hero' || slides !== undefined)

/** Judges a section without changing the order of its parts, by which a draft is compared. */
const isBegun = (section: unknown) => begun.safeParse(section).success

type Call = Pick<DeskCall<unknown>, 'staff' | 'audit' | 'judge'>

/** Logs that somebody goes on with another's draft, or throws it away. */
async function noteOthers(
  connection: Parameters<Call['judge']>[0],
  { staff, audit, judge }: Call,
  before: HomeDraftRow | undefined,
  after: unknown,
) {
  if (!before || before.staff_id === staff.id) return judge(connection)
  const changed = { before: JSON.parse(before.sections), after }
  await audit(connection, 'home.draft_taken_over', `draft of ${before.by}`, changed)
}

async function shown(
  db: Parameters<typeof readHomeDraft>[0],
  draft: HomeDraftRow | undefined,
  staff: { id: string },
): Promise<KeptDraft | null> {
  if (!draft) return null
  const { sections, revision, version, staff_id, by, at } = draft
  const [published] = await readHistory(db, { since: version, key: HOME_KEY, limit: 1 })
  return {
    ...{ sections: JSON.parse(sections), revision, version, by, at },
    isMine: staff_id === staff.id,
    ...(published && { published: { by: published.by, at: published.at } }),
  }
}

const compress = promisify(gzip)
/** The most sections that a preview is asked for; the schema judges fewer. */
const MOST_PREVIEWED = 100

export const homeEndpoints = [
  endpoint('GET /home/draft', 'settings.read', async ({ db, staff }) => ({
    draft: await shown(db, await readHomeDraft(db), staff),
  })),
  endpoint('PUT /home/draft', 'settings.change', {
    upload: MOST_BYTES,
    input: z.object({
      /** Null throws the draft away. */
      sections: z.array(z.unknown().refine(isBegun)).max(100).nullable(),
      /** The revision that was edited; null for none. */
      revision: z.string().max(40).nullable(),
      version: z.int().min(0).max(LATEST_VERSION),
    }),
    async handle({ db, input: { sections, revision, version }, ...call }) {
      const at = Date.now()
      const draft: HomeDraftRow = {
        ...{ sections: JSON.stringify(sections), revision: crypto.randomUUID(), version },
        ...{ staff_id: call.staff.id, by: call.staff.name, at },
      }
      const kept = await inTransaction(db, async (connection) => {
        const before = await readHomeDraft(connection)
        const isDone = await (sections === null
          ? dropHomeDraft(connection, revision)
          : putHomeDraft(connection, draft, revision))
        if (isDone) await noteOthers(connection, call, before, sections)
        return isDone
      })
      if (!kept)
        throw new DeskFault(409, 'changed_meanwhile', 'Somebody changed the draft meanwhile.', {
          now: await shown(db, await readHomeDraft(db), call.staff),
        })
      return { revision: sections === null ? null : draft.revision, at }
    },
  }),
  endpoint('GET /home', 'settings.read', async () => {
    const { shop, home: stored } = settings()
    const isOwn = shop.kind === 'own'
    const { home, ownHome } = textsOf(shop.defaultLanguage)
    const shipped: Readonly<Record<string, string>> = { ...home, ...ownHome }
    return {
      /** Shown while nothing is stored. */
      first: firstSections(),
      isOwn,
      languages: [...new Set([shop.defaultLanguage, ...offeredLanguages()])],
      shipped: Object.fromEntries(
        SHIPPED_WORDS.filter((name) => !isOwn || isSaidBy(name, stored.sections)).map((name) => [
          name,
          shipped[name] ?? '',
        ]),
      ),
    }
  }),
  endpoint('POST /home/pictures', 'settings.change', {
    upload: MOST_PICTURE_BYTES,
    handle: (call) =>
      keptUpload(call, async (address) => ({ address, ...(await uploadedSize(address)) })),
  }),
  endpoint('POST /home/preview', 'settings.change', {
    input: z.object({
      /** Judged as the setting is, so that a fault has the same path and words. */
      sections: z.array(z.unknown()).max(MOST_PREVIEWED),
      language: z.enum(LANGUAGES as readonly [Language, ...Language[]]),
    }),
    async handle({ db, input: { sections, language }, staff }) {
      await countPreview(staff)
      const draft = readDraft({ ...(await readStored(db)), 'home.sections': sections })
      const address = shopOrigin() + inLanguage(language, '/')
      const page = await renderNow(new Request(address), (context) => {
        context.set(draftHome, draft.length > 0 ? draft : [...firstSections()])
      })
      if (page.status !== 200)
        throw new DeskFault(503, 'page_away', 'The page cannot be drawn right now.')
      const html = await page.text()
      /** Bytes of the page as browsers get it, without pictures. */
      const bytes = (await compress(html)).length
      return { html: inertPage(html), bytes }
    },
  }),
]

function readDraft(values: Record<string, unknown>) {
  try {
    return settingsFrom(values).home.sections
  } catch (error) {
    throw refusalOf(error)
  }
}

/** A merchant's own shop says words of its own, and the demo's only where a section still has them. */
const isSaidBy = (name: string, sections: readonly HomeSection[]) =>
  name.startsWith('own') || JSON.stringify(sections).includes(`"as":"${name}"`)
