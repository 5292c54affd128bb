import { expect, test } from 'vitest'
import { bytesOf, cut, type Document, withFirstScreen } from './document.server'
import { withDataApart, withLateScripts, withLoaderData, withSpeculation } from './late-data.server'

const MARK = 'mark-a'
const html =
  '<html><head><link rel="modulepreload" href="/a.js" nonce="mark-a"/><style id="styles"></style>' +
  '</head><body><p>text</p><script nonce="mark-a">window.__reactRouterContext = {};</script>' +
  '<script nonce="mark-a" type="module" async="">import "/a.js"</script></body></html>'
const page = cut(html, MARK)
const sheet = {
  preloads: '<link rel="preload"/>',
  styles: Buffer.from('a{b:"$&–"}'),
  later: '<link/>',
}
const written = (document: Document) => bytesOf(document).toString()

test('the data of the loaders stands at the end and ends no script early', () => {
  const made = withLoaderData(page, '</script><b>\u2028')
  expect(made.end).toContain("('\\u003c/script\\u003e\\u003cb\\u003e\\u2028'))")
  expect(written(made)).toMatch(/close\(\);<\/script><\/body><\/html>$/)
  expect(made.end).toContain(`<script>${made.scripts.at(-1)}</script>`)
})

test('the data of the loaders reads as it was, whatever quotes it has', () => {
  const data = `["a \\"b\\"", 'c', "\\\\", "\n&<"]`
  const read: string[] = []
  const streamController = { enqueue: (text: string) => read.push(text), close() {} }
  const window = { __reactRouterContext: { streamController } }
  const call = withLoaderData(page, data).scripts.at(-1) ?? ''
  new Function('window', 'addEventListener', call)(window, () => {})
  expect(read).toEqual([data])
})

test('only public pages are fetched ahead, by rules that the policy allows', () => {
  const made = withSpeculation(page)
  const rules = made.scripts.at(-1) ?? ''
  expect(made.end).toContain(`<script type="speculationrules">${rules}</script></body>`)
  const [, { href_matches: addresses }] = JSON.parse(rules).prefetch[0].where.and
  expect(addresses).toEqual(expect.arrayContaining(['/', '/:language(fr|es|de)', '/shop']))
  expect(addresses.join()).not.toMatch(/cart|checkout|orders|accounts|wishlist|login|password|api/)
})

test('scripts wait: no browser loads anything before the starting script', () => {
  const made = withLateScripts(page)
  expect(made.head).toContain('<link rel="later" href="/a.js"/>')
  expect(made.end).toContain('<script type="later">import "/a.js"</script>')
  expect(written(made)).not.toContain('modulepreload" href')
  expect(made.end).toContain(`<script>${made.scripts.at(-1)}</script>`)
})

test('a document whose data comes apart names one module that has the context, the data and the imports', () => {
  const modules = '<script nonce="mark-a" type="module" async="">import "/a.js"'
  const routed = html.replace(modules, `${modules};window.__reactRouterRouteModules = {}`)
  const kept: string[] = []
  const made = withDataApart(cut(routed, MARK), '["a"]', (module) => {
    kept.push(module)
    return '/page-data/x.js?of=%2F'
  })
  const document = written(made)
  expect(document).toContain('<link rel="later" href="/page-data/x.js?of=%2F"/>')
  expect(document).toContain('<script type="later" src="/page-data/x.js?of=%2F"></script>')
  const parts = ['__reactRouterContext = {};', '["a"]', 'speculationrules', 'import "/a.js"']
  const places = parts.map((part) => kept.join().indexOf(part))
  expect(places.every((place) => place >= 0)).toBe(true)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  for (const part of parts) expect(document).not.toContain(part)
  for (const script of made.scripts) expect(script).not.toContain('streamController')
})

test('the script that scrolls a reloaded page does as React Router’s in fewer bytes', () => {
  const scroll = (more: string) =>
    `((storageKey, restoreKey) => {\n\t\tif (${more}) {}\n})("positions", null)`
  const restored = html.replace(
    '<script nonce="mark-a">window',
    `<script nonce="mark-a">${scroll('!window.history.state')}</script><script nonce="mark-a">window`,
  )
  const { scripts, end } = withLateScripts(cut(restored, MARK))
  const [script = ''] = scripts
  expect(end).toContain(`<script>${script}</script>`)
  const scrolled: number[] = []
  const run = (state: { key: string } | null, stored: string) => {
    const history = { state, replaceState: (next: typeof state) => (history.state = next) }
    const removed: string[] = []
    const sessionStorage = { getItem: () => stored, removeItem: (key: string) => removed.push(key) }
    const scrollTo = (_: number, y: number) => scrolled.push(y)
    new Function('history', 'sessionStorage', 'scrollTo', script)(history, sessionStorage, scrollTo)
    return { history, removed }
  }
  expect(run({ key: 'b' }, '{"a":7,"b":120}').history.state).toEqual({ key: 'b' })
  expect(run(null, '{"a":7}').history.state?.key).toMatch(/^[0-9a-v]+$/)
  expect(run({ key: 'b' }, 'broken').removed).toEqual(['positions'])
  expect(scrolled).toEqual([120])
})

test('the style sheet stands in its place, and the rest where it was', () => {
  const whole = `<!DOCTYPE html>${html.replaceAll(' nonce="mark-a"', '')}`
  expect(written(page)).toBe(whole)
  expect(bytesOf(page, sheet).toString()).toBe(
    whole.replace(
      '<style id="styles"></style>',
      () => '<link rel="preload"/><style id="styles">a{b:"$&–"}</style><link/>',
    ),
  )
})

test.each([
  ['</head>', cut],
  ['</body></html>', (text: string) => withLoaderData(cut(text, MARK), '')],
  ['</body></html>', (text: string) => withSpeculation(cut(text, MARK))],
  ['window.__reactRouterContext', (text: string) => withLoaderData(cut(text, MARK), '')],
  ['<link rel="modulepreload"', (text: string) => withLateScripts(cut(text, MARK))],
  [
    '<script nonce="mark-a" type="module" async="">',
    (text: string) => withLateScripts(cut(text, MARK)),
  ],
  ['<style id="styles"></style>', (text: string) => bytesOf(cut(text, MARK), sheet)],
])('a document without %s throws', (mark, edit) => {
  expect(() => edit(html, MARK)).not.toThrow()
  expect(() => edit(html.replace(mark, '<i>'), MARK)).toThrow(mark.replace(' nonce="mark-a"', ''))
})

test('a page throws that has no script of the renderer, has a mark twice, or suspends', () => {
  expect(() => cut(html, 'mark-b')).toThrow('nonce')
  const twice = { ...page, end: `${page.end}<script type="module" async="">` }
  expect(() => withLateScripts(twice)).toThrow('two')
  for (const mark of ['<!--$!-->', '<!--$?-->'])
    expect(() => cut(html.replace('text', mark), MARK)).toThrow('suspends')
  expect(() => cut(html.replace('text', '<!--$-->'), MARK)).not.toThrow()
})

test('only scripts that carry the mark are the renderer’s own, and no mark is sent', () => {
  const made = cut(
    '<title><script>title()</script></title><script nonce="guess">guessed()</script>' +
      '<script nonce="mark-a">head()</script></head><script>not closed <i><script>hole()</script>' +
      '<script nonce="mark-a">one()</script><script nonce="guess">guessed()</script><script>open <i>' +
      '<script nonce="mark-a" type="module" async="">two()\n</script><link nonce="mark-a" href="/x"/>' +
      '<script type="application/ld+json">{"a":1}</script><script nonce="mark-a" src="/x.js"></script>',
    MARK,
  )
  expect(made.scripts).toEqual(['head()', 'one()', 'two()\n'])
  expect(written(made)).not.toContain('mark-a')
  expect(made.end).toContain('<script type="module" async="">two()')
})

test('the first paint waits for the header, or for what a page marks as its fold', () => {
  expect(withFirstScreen(page).head).toBe(page.head)
  const short = { ...page, content: '<main id="content"></main>' }
  expect(withFirstScreen(short).head).toMatch(/<link rel=expect href=#content blocking=render>$/)
  const long = { ...page, content: '<main id="content"><section id="fold"></section></main>' }
  expect(withFirstScreen(long).head).toContain('href=#fold ')
})
