import { z } from 'zod'
import { LANGUAGES } from '../../business'
import { uploadedSize } from '../../catalogue/incoming/pictures/uploaded-picture.server'
import { type PageValues, pathOfPage } from '../../content/pages/own-page-values'
import { faultsOfPage, pageInput } from '../../content/pages/read-page-values.server'
import { START_KINDS } from '../../content/pages/starts/start-kinds'
import { pageStart } from '../../content/pages/starts/start-texts.server'
import {
  changePage,
  createPage,
  deletePage,
  findPage,
  listPages,
  MOST_PAGES,
  pageHistory,
  type SavedPage,
} from '../../content/pages/stored-pages.server'
import { writtenPictureAddress } from '../../content/written/written-picture'
import { MOST_PICTURE_BYTES } from '../../files/pictures/picture-kind'
import { BadPicture } from '../../media/bad-picture'
import { LATEST_VERSION } from '../../settings/exported'
import { settings } from '../../settings/settings.server'
import { type DeskCall, DeskFault, endpoint, wrongField } from '../api/endpoint'
import { keptUpload } from '../api/kept-upload.server'

/** Four languages of the longest text, each letter of up to four bytes. */
const MOST_BYTES = 2 * 1024 ** 2

/** Endpoints for the merchant's own pages, their versions and pictures. */
export const pageEndpoints = [
  endpoint('GET /pages', 'settings.read', async ({ db }) => ({
    pages: (await listPages(db)).map(({ texts, ...page }) => ({
      ...page,
      path: pathOfPage(page.slug),
      titles: Object.fromEntries(
        Object.entries(texts).map(([language, { title }]) => [language, title]),
      ),
    })),
  })),
  endpoint('GET /pages/starts', 'settings.read', {
    input: z.object({ kind: z.enum(START_KINDS), language: z.enum(LANGUAGES) }),
    handle: async ({ input: { kind, language } }) => pageStart(kind, language, settings()),
  }),
  endpoint('POST /pages/pictures', 'settings.change', {
    upload: MOST_PICTURE_BYTES,
    handle: (call) =>
      keptUpload(call, async (path) => {
        const size = await uploadedSize(path)
        if (!size) throw new BadPicture('is not kept')
        return { address: writtenPictureAddress(path, size) }
      }),
  }),
  endpoint('POST /pages', 'settings.change', {
    upload: MOST_BYTES,
    input: pageInput,
    async handle(call) {
      await refuseFaults(call.input)
      return saved(await createPage(call.db, call.input, savingOf(call, 'page.created')))
    },
  }),
  endpoint('GET /pages/:id', 'settings.read', async ({ db, params: { id = '' } }) => {
    const page = await findPage(db, id)
    if (!page) throw unknownPage()
    return page
  }),
  endpoint('PUT /pages/:id', 'settings.change', {
    upload: MOST_BYTES,
    input: pageInput.extend({ version: z.int().min(1).max(LATEST_VERSION) }),
    async handle(call) {
      const { version, ...values } = call.input
      await refuseFaults(values)
      const known = { id: call.params.id ?? '', version }
      return saved(await changePage(call.db, known, values, savingOf(call, 'page.changed')))
    },
  }),
  endpoint('DELETE /pages/:id', 'settings.change', async ({ db, params: { id = '' }, audit }) => {
    const { ok } = await deletePage(db, id, (connection, before) =>
      audit(connection, 'page.deleted', `page ${before.slug}`, { before }),
    )
    if (!ok) throw unknownPage()
    return {}
  }),
  endpoint('GET /pages/:id/history', 'settings.read', async ({ db, params: { id = '' } }) => ({
    versions: await pageHistory(db, id),
  })),
]

const savingOf = ({ staff, audit, input }: DeskCall<PageValues>, action: string) => ({
  by: staff.name,
  alongside: (connection: Parameters<typeof audit>[0], before: PageValues | undefined) =>
    audit(connection, action, `page ${input.slug}`, { before, after: input }),
})

async function refuseFaults(values: PageValues) {
  const errors = await faultsOfPage(values)
  const [first] = Object.values(errors)
  if (first) throw new DeskFault(422, 'invalid_fields', first, { errors })
}

function saved(outcome: SavedPage) {
  if (outcome.ok) return outcome.page
  if (outcome.code === 'UNKNOWN') throw unknownPage()
  if (outcome.code === 'CHANGED')
    throw new DeskFault(
      409,
      'changed_meanwhile',
      `${outcome.now.changedBy} changed this page meanwhile.`,
      { now: outcome.now },
    )
  if (outcome.code === 'TOO_MANY')
    throw new DeskFault(409, 'too_many', `There are ${MOST_PAGES} pages already.`)
  throw wrongField('slug', 'Another page has this address already.')
}

const unknownPage = () =>
  new DeskFault(404, 'not_found', 'There is no such page: somebody may have deleted it.')
