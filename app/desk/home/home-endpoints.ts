import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { z } from 'zod'
import { LANGUAGES, type Language } from '../../business'
import { uploadedSize } from '../../catalogue/incoming/pictures/uploaded-picture.server'
import { MOST_PICTURE_BYTES } from '../../files/pictures/picture-kind'
import { draftHome } from '../../home/list/draft-home.server'
import { firstSections } from '../../home/list/load-home.server'
import { renderNow } from '../../http/pages/current-renderer.server'
import { shopOrigin } from '../../http/shop-url.server'
import type { HomeSection } from '../../settings/groups/home'
import { SHIPPED_WORDS } from '../../settings/groups/section-choices'
import { settingsFrom } from '../../settings/schema'
import { settings } from '../../settings/settings.server'
import { readStored } from '../../settings/stored-settings.server'
import { inLanguage } from '../../texts/language'
import { offeredLanguages } from '../../texts/offered-languages.server'
import { textsOf } from '../../texts/texts.server'
import { DeskFault, endpoint } from '../api/endpoint'
import { inertPage } from '../api/inert-page'
import { keptUpload } from '../api/kept-upload.server'
import { countPreview } from '../api/previews.server'
import { refusalOf } from '../settings/change-settings.server'
import { draftEndpoints } from './draft-endpoints'

const compress = promisify(gzip)
/** The most sections that a preview is asked for; the schema judges fewer. */
const MOST_PREVIEWED = 100

export const homeEndpoints = [
  ...draftEndpoints,
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
