import { beforeEach, expect, test } from 'vitest'
import { eachDatabase } from '../../../tests/support/databases'
import type { Database } from '../../database/tables.server'
import { findRedirect } from '../../redirects/find-redirect.server'
import { listRedirects } from '../../redirects/redirect-list.server'
import type { PageValues } from './own-page-values'
import {
  changePage,
  createPage,
  deletePage,
  findPage,
  listPages,
  pageHistory,
  type StoredPage,
} from './stored-pages.server'

const STORY: PageValues = {
  slug: 'our-story',
  texts: { en: { title: 'Our story', description: 'Who we are', body: 'We **throw** pots.' } },
  place: 'footer',
  position: 1,
  published: true,
}
const words = (title: string) => ({ en: { title, description: '', body: '' } })

eachDatabase('merchant pages', (open) => {
  let db: Database
  let told: unknown[]
  beforeEach(async () => {
    db = await open()
    told = []
  })
  const saving = (by = 'Ana') => ({
    by,
    alongside: async (_: unknown, before: unknown) => void told.push(before),
  })
  const create = async (more: Partial<PageValues> = {}) => {
    const made = await createPage(db, { ...STORY, ...more }, saving())
    if (!made.ok) throw new Error(made.code)
    return made.page
  }
  const change = ({ id, version }: StoredPage, more: Partial<PageValues>, by = 'Ana') =>
    changePage(db, { id, version }, { ...STORY, ...more }, saving(by))

  test('a page is stored as it was written, and listed in the order of its links', async () => {
    const page = await create()
    await create({ slug: 'care', position: 0, published: false })
    expect(await findPage(db, page.id)).toMatchObject({ ...STORY, version: 1, changedBy: 'Ana' })
    expect((await listPages(db)).map(({ slug }) => slug)).toEqual(['care', 'our-story'])
    expect(told).toEqual([undefined, undefined])
  })

  test('two pages cannot have one address, however they come by it', async () => {
    const page = await create()
    expect(await createPage(db, STORY, saving())).toEqual({ ok: false, code: 'SLUG_TAKEN' })
    const other = await create({ slug: 'care' })
    expect(await change(other, {})).toEqual({ ok: false, code: 'SLUG_TAKEN' })
    const both = await Promise.all(
      [1, 2].map(() => createPage(db, { ...STORY, slug: 'new' }, saving())),
    )
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    expect((await change(page, { texts: words('Same address') })).ok).toBe(true)
  })

  test('the second of two people who change a page at once is told', async () => {
    const page = await create()
    const answers = await Promise.all([
      change(page, { texts: words('One') }, 'Ana'),
      change(page, { texts: words('Two') }, 'Zoë'),
    ])
    const won = answers.find((answer) => answer.ok)
    const lost = answers.find((answer) => !answer.ok)
    expect(lost).toMatchObject({ code: 'CHANGED', now: { version: 2 } })
    expect((await findPage(db, page.id))?.texts).toEqual(won?.ok && won.page.texts)
    expect(await pageHistory(db, page.id)).toHaveLength(2)
  })

  test('each version stays and can be saved again', async () => {
    let page = await create()
    for (const title of ['Two', 'Three']) {
      const saved = await change(page, { texts: words(title) }, title)
      if (saved.ok) page = saved.page
    }
    const history = await pageHistory(db, page.id)
    expect(history.map(({ version, by }) => [version, by])).toEqual([
      [3, 'Three'],
      [2, 'Two'],
      [1, 'Ana'],
    ])
    const first = history.at(-1)?.values as PageValues
    expect(first).toEqual(STORY)
    expect((await change(page, first)).ok).toBe(true)
    expect(await findPage(db, page.id)).toMatchObject({ ...STORY, version: 4 })
  })

  test('the former address of a page leads to it, and is free for another', async () => {
    let page = await create()
    const moved = async (slug: string, more: Partial<PageValues> = {}) => {
      const saved = await change(page, { slug, ...more })
      if (!saved.ok) throw new Error(saved.code)
      page = saved.page
    }
    await moved('story')
    await moved('who-we-are')
    expect(await findRedirect(db, '/de/pages/our-story?a=1')).toBe('/de/pages/who-we-are?a=1')
    expect(await findRedirect(db, '/pages/story')).toBe('/pages/who-we-are')
    await moved('our-story') // It is back where it began.
    expect(await findRedirect(db, '/pages/our-story')).toBeUndefined()
    expect(await findRedirect(db, '/pages/who-we-are')).toBe('/pages/our-story')
    await create({ slug: 'story' })
    await moved('draft', { published: false })
    expect(await findRedirect(db, '/pages/our-story')).toBe('/pages/draft')
    await moved('later')
    expect(await findRedirect(db, '/pages/draft')).toBeUndefined() // Nobody has seen it there.
    const other = await create({ slug: 'terms' })
    expect((await change(other, { slug: 'rules' })).ok).toBe(true)
    expect(await findRedirect(db, '/terms')).toBeUndefined() // The demo has terms of its own.
    expect((await listRedirects(db, { kind: 'page', limit: 9 })).total).toBe(3)
  })

  test('a deleted page is gone from the shop, and its versions stay', async () => {
    const page = await create()
    const alongside = async (_: unknown, before: StoredPage) => void told.push(before.slug)
    expect(await deletePage(db, page.id, alongside)).toEqual({ ok: true })
    expect(told.at(-1)).toBe('our-story')
    expect(await deletePage(db, page.id, alongside)).toEqual({ ok: false })
    expect(await change(page, {})).toEqual({ ok: false, code: 'UNKNOWN' })
    expect(await listPages(db)).toEqual([])
    expect(await pageHistory(db, page.id)).toHaveLength(1)
  })

  test('a change that is refused leaves no trace of its page', async () => {
    const refuse = async () => {
      throw new Error('refused')
    }
    await expect(createPage(db, STORY, { by: 'Ana', alongside: refuse })).rejects.toThrow('refused')
    expect(await listPages(db)).toEqual([])
    const { count } = await db
      .selectFrom('changes')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('kind', '=', 'pages')
      .executeTakeFirstOrThrow()
    expect(Number(count)).toBe(0)
  })
})
