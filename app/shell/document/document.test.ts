import { expect, test } from 'vitest'
import {
  type Document,
  unmarked,
  withLateScripts,
  withLoaderData,
  withSpeculation,
  withStyles,
} from './document.server'

const html =
  '<html><head><link rel="modulepreload" href="/a.js"/><style id="styles"></style></head><body>' +
  '<p>text</p><script>window.__reactRouterContext = {};</script>' +
  '<script type="module" async="">import "/a.js"</script></body></html>'
const page: Document = { html, scripts: ['one()'] }
const holding = (text: string): Document => ({ html: text, scripts: [] })
const sheet = { preloads: '<link rel="preload"/>', styles: 'a{b:"$&"}' }

test('the data of the loaders stands at the end and ends no script early', () => {
  const made = withLoaderData(page, '</script><b>\u2028')
  expect(made.html).toContain('.enqueue("\\u003c/script\\u003e\\u003cb\\u003e\\u2028")')
  expect(made.html).toMatch(/close\(\);<\/script><\/body><\/html>$/)
  expect(made.html).toContain(`<script>${made.scripts[1]}</script>`)
})

test('only open pages are fetched ahead, and by rules that the policy knows', () => {
  const made = withSpeculation(page)
  const rules = made.scripts.at(-1) ?? ''
  expect(made.html).toContain(`<script type="speculationrules">${rules}</script></body>`)
  const [, { href_matches: addresses }] = JSON.parse(rules).prefetch[0].where.and
  expect(addresses).toEqual(expect.arrayContaining(['/', '/:language(fr|es|de)', '/shop']))
  expect(addresses.join()).not.toMatch(/cart|checkout|orders|accounts|wishlist|login|password|api/)
})

test('scripts wait: no browser loads anything before the starting script', () => {
  const made = withLateScripts(page)
  expect(made.html).toContain('<link rel="later" href="/a.js"/>')
  expect(made.html).toContain('<script type="later">import "/a.js"</script>')
  expect(made.html).not.toContain('modulepreload" href')
  expect(made.html).toContain(`<script>${made.scripts[1]}</script>`)
})

test('the style sheet stands in its place as it is', () => {
  const made = withStyles(page, sheet)
  expect(made.html).toContain('<link rel="preload"/><style id="styles">a{b:"$&"}</style>')
  expect(made.scripts).toEqual(page.scripts)
})

test.each([
  ['</body>', (made: Document) => withLoaderData(made, '')],
  ['window.__reactRouterContext', (made: Document) => withLoaderData(made, '')],
  ['</body>', withLateScripts],
  ['</body>', withSpeculation],
  ['<link rel="modulepreload"', withLateScripts],
  ['<script type="module" async="">', withLateScripts],
  ['<style id="styles"></style>', (made: Document) => withStyles(made, sheet)],
])('a document without %s throws', (mark, edit) => {
  expect(() => edit(page)).not.toThrow()
  expect(() => edit(holding(html.replace(mark, '<i>')))).toThrow(mark)
})

test('a mark that stands twice, and a page that suspends, throw', () => {
  expect(() => withLateScripts(holding(`${html}<script type="module" async="">`))).toThrow('two')
  for (const mark of ['<!--$!-->', '<!--$?-->'])
    expect(() => withLoaderData(holding(html.replace('text', mark)), '')).toThrow('suspends')
  expect(() => withLoaderData(holding(html.replace('text', '<!--$-->')), '')).not.toThrow()
})

test('only scripts that carry the mark are the renderer’s own, and no mark is sent', () => {
  const made = unmarked(
    '<title><script>title()</script></title><script nonce="guess">guessed()</script>' +
      '<script nonce="m-1">one()</script><script>not closed <i>' +
      '<script nonce="m-1" type="module" async="">two()\n</script><link nonce="m-1" href="/x"/>' +
      '<script type="application/ld+json">{"a":1}</script><script nonce="m-1" src="/x.js"></script>',
    'm-1',
  )
  expect(made.scripts).toEqual(['one()', 'two()\n'])
  expect(made.html).not.toContain('m-1')
  expect(made.html).toContain('<script type="module" async="">two()')
})
