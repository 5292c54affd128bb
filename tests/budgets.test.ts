import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type StylePiece, stylePieces } from '../app/shell/document/styles/style-rules'
import { shopOfSuite } from './faults/shop-of-suite'
import { loadPage, weighPage } from './support/page-weight'

/** What a first load may weigh on the wire, in bytes. */
const BUDGETS = {
  javascript: 105_500, // In brotli; the lightest of five peers has 113 kB.
  css: 8000, // In brotli, within the page.
  laterStyles: 12_000, // In brotli: the whole sheet, which comes with the scripts and stays.
  styleFiles: 0,
  data: 8000, // As first sent, in quick brotli: what only the scripts need, which comes with them.
  raw: 100_000, // The page holds its styles, a product's first reviews and the departments.
  html: 24_500, // The same page in gzip.
  brotli: 20_000,
  fonts: 60_000,
  fontFiles: 2,
}
const PAGES = ['/', '/shop', '/shop/1', '/cart', '/checkout', '/login', '/signup']

const { shop } = shopOfSuite()

test.each(PAGES)('%s weighs no more than its budget', async (path) => {
  const weights = await weighPage(shop.origin, path)
  console.log(path, weights)
  for (const [name, weight] of Object.entries(weights))
    expect(weight, name).toBeLessThanOrEqual(BUDGETS[name as keyof typeof BUDGETS])
  expect(weights.javascript, 'the scripts were found').toBeGreaterThan(50_000)
  expect(weights.css, 'the styles were found').toBeGreaterThan(3000)
  expect(weights.laterStyles, 'the whole sheet was found').toBeGreaterThan(8000)
})

test.each(PAGES)('%s has no picture late above the fold, nor early below it', async (path) => {
  const { html } = await loadPage(shop.origin, path)
  const pictures = [...html.matchAll(/<img\b[^>]*>/g)].map(([tag]) => tag)
  const early = pictures.filter((tag) => !/loading="lazy"/.test(tag))
  expect(early.length, 'pictures loaded at once').toBeLessThanOrEqual(8)
  const urgent = pictures.filter((tag) => /fetchpriority="high"/i.test(tag))
  expect(urgent.length, 'pictures that compete for the first place').toBeLessThanOrEqual(3)
  for (const tag of pictures)
    expect(tag, 'room is reserved').toMatch(/width="\d+".*height="\d+"|height="\d+".*width="\d+"/)
})

test.each(['/', '/fr'])('%s asks for two of the fonts its styles name', async (path) => {
  const { styles, fonts } = await loadPage(shop.origin, path)
  const named = [...styles.matchAll(/url\(["']?([^"')]*\.woff2)/g)].map(([, url]) => url)
  expect(named).toEqual(expect.arrayContaining(fonts))
  expect(new Set(fonts).size).toBe(2)
})

/** Ten segments of TCP: what comes before the browser has acknowledged anything. */
const FIRST_WINDOW = 14_600

test.each(['/', '/shop', '/shop/1', '/cart', '/checkout', '/login', '/contacts'])(
  '%s comes whole in the first turn of the line',
  async (path) => {
    const { headers } = await fetch(shop.origin + path)
    const head = [...headers].reduce((sum, pair) => sum + pair.join(': \r\n').length, 0)
    const { brotli } = await weighPage(shop.origin, path)
    expect(head).toBeGreaterThan(500)
    expect(head + brotli, `${brotli} and headers`).toBeLessThanOrEqual(FIRST_WINDOW)
  },
)

test('the countries stand in the checkout once, and come with its data', async () => {
  const count = (text: string) => text.split('Zimbabwe').length - 1
  const { html } = await loadPage(shop.origin, '/checkout')
  expect(count(html)).toBe(1)
  const [data = ''] = (await loadPage(shop.origin, '/checkout')).data
  expect(count(await (await fetch(shop.origin + data)).text())).toBe(0)
  expect(count(await (await fetch(`${shop.origin}/checkout.data`)).text())).toBe(1)
})

/** Matches the innermost brackets of a selector. */
const BRACKETS = /\(([^()]*)\)/
/** What follows `:has()` and would be styled anew with whatever is added to the page. */
const WIDE = /:has[^\s>+~]*[\s>+~](?:.*[\s>+~])?(?!footer$)[^\s>+~.#[]+$/

test('nothing that is added to a page has whole parts of it styled anew', () => {
  const folder = 'build/client/assets'
  const sheet = readdirSync(folder).find((name) => /^root-.*\.css$/.test(name))
  const selectors = (pieces: StylePiece[]): string[] =>
    pieces.flatMap((piece) =>
      'pieces' in piece ? selectors(piece.pieces) : (piece.selector?.split(',') ?? []),
    )
  const found = selectors(stylePieces(withoutBrackets(readFileSync(`${folder}/${sheet}`, 'utf8'))))
  const watching = found.filter((selector) => selector.includes(':has'))
  expect(watching.length).toBeGreaterThan(20)
  expect(watching.filter((selector) => WIDE.test(selector))).toEqual([])
})

test('no script asks for methods that the shop’s own Node has and most browsers lack', () => {
  const folder = 'build/client/assets'
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(50)
  const asking = scripts.filter((name) =>
    /\.getOrInsert/.test(readFileSync(`${folder}/${name}`, 'utf8')),
  )
  expect(asking).toEqual([])
})

/** Leaves of what stands in brackets only that it holds `:has()` or a class. */
function withoutBrackets(css: string): string {
  const less = css.replace(new RegExp(BRACKETS, 'g'), (_, held: string) =>
    /:has\b/.test(held) ? ':has' : held.includes('.') ? '.' : '',
  )
  return less === css ? css : withoutBrackets(less)
}

test("the merchant's desk costs a shopper nothing", async () => {
  const folder = 'build/client/assets'
  const files = readdirSync(folder).filter((name) => /\.(js|css)$/.test(name))
  expect(files.length).toBeGreaterThan(50)
  const knowing = files.filter((name) =>
    readFileSync(`${folder}/${name}`, 'utf8').includes('desk/'),
  )
  expect(knowing).toEqual([])
  for (const path of PAGES) expect((await loadPage(shop.origin, path)).html).not.toMatch(/\/desk\b/)
})
