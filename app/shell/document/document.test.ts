import { expect, test } from 'vitest'
import { inlineScripts, withLateScripts, withLoaderData, withStyles } from './document.server'

const html =
  '<html><head><link rel="modulepreload" href="/a.js"/><style id="styles"></style></head><body>' +
  '<p>text</p><script>window.__reactRouterContext = {};</script>' +
  '<script type="module" async="">import "/a.js"</script></body></html>'
const sheet = { preloads: '<link rel="preload"/>', styles: 'a{b:"$&"}' }

test('the data of the loaders stands at the end and ends no script early', () => {
  const made = withLoaderData(html, '</script><b>\u2028')
  expect(made).toContain('.enqueue("\\u003c/script\\u003e\\u003cb\\u003e\\u2028")')
  expect(made).toMatch(/close\(\);<\/script><\/body><\/html>$/)
})

test('scripts wait: no browser loads anything before the starting script', () => {
  const made = withLateScripts(html)
  expect(made).toContain('<link rel="later" href="/a.js"/>')
  expect(made).toContain('<script type="later">import "/a.js"</script>')
  expect(made).not.toContain('modulepreload" href')
})

test('the style sheet stands in its place as it is', () => {
  expect(withStyles(html, sheet)).toContain(
    '<link rel="preload"/><style id="styles">a{b:"$&"}</style>',
  )
})

test.each([
  ['</body>', (page: string) => withLoaderData(page, '')],
  ['window.__reactRouterContext', (page: string) => withLoaderData(page, '')],
  ['</body>', withLateScripts],
  ['<link rel="modulepreload"', withLateScripts],
  ['<script type="module" async="">', withLateScripts],
  ['<style id="styles"></style>', (page: string) => withStyles(page, sheet)],
])('a document without %s throws', (mark, edit) => {
  expect(() => edit(html)).not.toThrow()
  expect(() => edit(html.replace(mark, '<i>'))).toThrow(mark)
})

test('a mark that stands twice, and a page that suspends, throw', () => {
  expect(() => withLateScripts(`${html}<script type="module" async="">`)).toThrow('two')
  expect(() => withLoaderData(html.replace('text', '<!--$!-->'), '')).toThrow('suspends')
})

test('inline scripts are all that run and are no files', () => {
  const page =
    '<script>one()</script><script type="module" async="">two()\n</script>' +
    '<script src="/x.js"></script><script type="application/ld+json">{"a":1}</script>'
  expect(inlineScripts(page)).toEqual(['one()', 'two()\n'])
  expect(() => inlineScripts('<script>one()')).toThrow()
})
