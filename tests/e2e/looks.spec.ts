import type { APIRequestContext, Page } from '@playwright/test'
import type { Language } from '../../app/business'
import routes from '../../app/routes'
import { textsOf } from '../../app/texts/texts.server'
import { startBuiltShop } from '../support/built-shop'
import { aheadAt, USUAL_MOMENT } from '../support/clock/run-clock'
import { type Measure, WIDTHS, withLayout } from './layout/measure'
import { recordsIn, written } from './layout/record'
import type { Scene } from './layout/scene'
import { SCENES } from './layout/scenes'
import type { Texts } from './layout/states'
import { asShopper } from './pages'
import { axe, expect, open, test as shopTest } from './shop-test'

// Every page in the states that change its shape, at five widths: nothing broken, in English, with
// English words 40% longer and in German; and in English every box where tests/e2e/geometry has it,
// and nothing in the way of a screen reader.
// `npm run looks` accepts new boxes.

/** The narrowest window of each layout, which long words break first. */
const TIGHT = [1024, 768, 320]

/**
 * Measured over all texts of the pages: French has 25,337 letters, German 25,307, Spanish 23,468,
 * but lines break between words, and German has the longest, 23 letters to 18 and 16. English
 * labels of up to 24 letters grow most in German too, by 44%.
 */
const LONGEST = 'de'

interface Shown {
  scene: Scene
  page: Page
  measure: Measure
  texts: Texts
}

/**
 * A shop of their own, where nobody else buys: what is sold changes the home page. Its clock and
 * its visitors' are those of the records at whatever moment other tests run: days have widths.
 */
const test = shopTest.extend<object, { shop: string }>({
  aheadMs: [async ({ browserName: _ }, use) => use(aheadAt(USUAL_MOMENT)), { scope: 'worker' }],
  shop: [
    async ({ aheadMs }, use) => {
      // What the run has seeded is of its own moment.
      const shop = await startBuiltShop({ CLOCK_AHEAD_MS: String(aheadMs), SEED_DEMO: 'true' })
      process.env.LOOKS_DATA_DIR = shop.dataDir
      await use(shop.origin)
      await shop.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ shop }, use) => use(shop),
})

// Carousels stand still, so that what is measured stays where it is.
test.use({ contextOptions: { reducedMotion: 'reduce' }, timezoneId: 'UTC' })

test('every page of app/routes.ts is looked at', () => {
  const paths = (list: typeof routes): string[] =>
    list.flatMap(({ path, index, children }) => [
      ...(path ? [path] : index ? [''] : []),
      ...paths(children ?? []),
    ])
  const missing = paths(routes).filter((path) => {
    const pattern =
      path === '*' ? /^no-such-page$/ : new RegExp(`^${path.replace(/:\w+/, '[^/]+')}$`)
    return !SCENES.some((scene) => pattern.test(scene.path.slice(1).replace(/\?.*/, '')))
  })
  expect(missing).toEqual([])
})

/** Opens a scene as its visitor finds it. */
async function show(scene: Scene, page: Page, request: APIRequestContext, language: Language) {
  const prefix = language === 'en' ? '' : `/${language}`
  const texts = textsOf(language)
  const measure = await withLayout(page)
  if (scene.shopper) await asShopper(page)
  const path = (await scene.prepare?.(page, request, prefix, texts)) ?? prefix + scene.path
  const response = await open(page, path)
  expect(response?.status()).toBe(scene.allowed?.includes('404') ? 404 : 200)
  expect(await page.getAttribute('html', 'lang')).toBe(language)
  await scene.ready?.(page, texts)
  await measure.settle()
  return { measure, texts }
}

/** Looks for faults in a scene and its states; `look` is called after each with its name. */
async function faultless(
  { scene, page, measure, texts }: Shown,
  look?: (name: string) => Promise<unknown>,
  looked = WIDTHS,
) {
  // What stands around every page is recorded with the home page.
  const shell = scene.path === '/'
  expect.soft(await measure.faults('body', looked, shell), scene.name).toEqual([])
  await look?.(scene.name)
  for (const state of scene.states ?? []) {
    const widths = looked.filter((width) => width <= (state.upTo ?? Number.POSITIVE_INFINITY))
    await measure.resize(widths[0] ?? 0)
    await state.reach(page, texts)
    expect.soft(await measure.faults(state.within, widths), state.name).toEqual([])
    await look?.(state.name)
    await state.leave?.(page, texts)
  }
}

for (const scene of SCENES) {
  test(`${scene.name} looks as recorded, and holds words 40% longer`, async ({
    page,
    request,
    allowed,
  }, testInfo) => {
    allowed.push(...(scene.allowed ?? []))
    const shown = await show(scene, page, request, 'en')
    await axe(page)
    const file = `${scene.name}.txt`
    const recorded = recordsIn(testInfo.snapshotPath(file, { kind: 'snapshot' }))
    const records: string[] = []
    await faultless({ ...shown, scene, page }, async (name) => {
      records.push(written(name, await shown.measure.outline(), recorded.get(name) ?? ''))
    })
    expect.soft(records.join('\n')).toMatchSnapshot(file)
    await shown.measure.lengthen()
    expect.soft(await shown.measure.faults('body', TIGHT), 'words 40% longer').toEqual([])
  })

  test(`${scene.name} holds ${LONGEST}`, async ({ page, request, allowed }) => {
    allowed.push(...(scene.allowed ?? []))
    const shown = await show(scene, page, request, LONGEST)
    await faultless({ ...shown, scene, page }, undefined, TIGHT)
  })
}
