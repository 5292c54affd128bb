import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BuiltShop, startBuiltShop } from './built-shop'

/** What a first load may weigh on the wire, in bytes. Issue: fast. */
const BUDGETS = {
  javascript: 113_000, // brotli
  css: 15_000, // brotli
  html: 30_000, // gzip
  fonts: 60_000,
  fontFiles: 2,
}
const PAGES = ['/', '/shop', '/shop/1']

let shop: BuiltShop
beforeAll(async () => {
  shop = await startBuiltShop()
})
afterAll(() => shop?.stop())

test.each(PAGES)('%s weighs no more than its budget', async (path) => {
  const page = await load(path)
  const weights = {
    javascript: await weigh(page.scripts),
    css: await weigh(page.styles),
    html: gzipSync(page.html).length,
    fonts: await weigh(page.fonts),
    fontFiles: page.fonts.length,
  }
  console.log(path, weights)
  for (const [name, weight] of Object.entries(weights))
    expect(weight, name).toBeLessThanOrEqual(BUDGETS[name as keyof typeof BUDGETS])
  expect(page.scripts.length, 'files of JavaScript').toBeGreaterThan(3)
})

test.each(PAGES)('%s has no picture late above the fold, nor early below it', async (path) => {
  const { html } = await load(path)
  const pictures = [...html.matchAll(/<img\b[^>]*>/g)].map(([tag]) => tag)
  const early = pictures.filter((tag) => !/loading="lazy"/.test(tag))
  expect(early.length, 'pictures loaded at once').toBeLessThanOrEqual(8)
  const urgent = pictures.filter((tag) => /fetchpriority="high"/i.test(tag))
  expect(urgent.length, 'pictures that compete for the first place').toBeLessThanOrEqual(3)
  for (const tag of pictures)
    expect(tag, 'room is kept').toMatch(/width="\d+".*height="\d+"|height="\d+".*width="\d+"/)
})

test('the style sheets name no more fonts than are preloaded', async () => {
  const { styles, fonts } = await load('/')
  const css = (await Promise.all(styles.map(text))).join()
  const named = new Set([...css.matchAll(/url\(["']?([^"')]*\.woff2)/g)].map(([, url]) => url))
  expect([...named].sort()).toEqual([...fonts].sort())
})

/** A page with what it loads before it is usable: modules named in the HTML and what they import. */
async function load(path: string) {
  const html = await text(path)
  const links = [...html.matchAll(/<link\b[^>]*>/g)].map(([tag]) => tag)
  const href = (tag: string) => /href="([^"]+)"/.exec(tag)?.[1] ?? ''
  const named = [
    ...links.filter((tag) => tag.includes('rel="modulepreload"')).map(href),
    ...[...html.matchAll(/(?:from|import)\s*"(\/assets\/[^"]+)"/g)].map(([, url]) => url ?? ''),
  ]
  return {
    html,
    scripts: await imported(new Set(named)),
    styles: links.filter((tag) => tag.includes('rel="stylesheet"')).map(href),
    fonts: links.filter((tag) => tag.includes('as="font"')).map(href),
  }
}

/** All that modules import, and what those import, without what is imported on use. */
async function imported(modules: Set<string>) {
  for (const url of modules) {
    const code = await text(url)
    for (const [, name] of code.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g))
      modules.add(`/assets/${name}`)
  }
  return [...modules]
}

const text = async (path: string) => (await fetch(shop.origin + path)).text()

/** Bytes on the wire, as the server sends them to a browser. */
async function weigh(paths: string[]) {
  const sizes = paths.map(async (path) => {
    const answer = await fetch(shop.origin + path, { headers: { 'Accept-Encoding': 'br' } })
    const size = Number(answer.headers.get('content-length'))
    return size || brotliCompressSync(Buffer.from(await answer.arrayBuffer())).length
  })
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}
