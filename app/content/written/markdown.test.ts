import { expect, test } from 'vitest'
import { markdownPage, writePage } from './markdown.server'

const html = (source: string) => markdownPage(source).html.replace(/^<style>.*?<\/style>/s, '')

test('headings, lists, tables and links become HTML, the first heading the title', () => {
  const page = markdownPage(
    '# Terms of *sale*\n\n## Prices\n\nAll **net**.\n\n- one\n- two\n\n1. first\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n[Write](mailto:a@b.example) or [look](/shop) or [there](https://x.example/a?b=1&c=2)',
  )
  expect(page.title).toBe('Terms of sale')
  expect(page.html).not.toContain('<h1')
  for (const part of [
    '<h2>Prices</h2>',
    '<strong>net</strong>',
    '<ul>',
    '<ol>',
    '<th>a</th>',
    'href="mailto:a@b.example"',
    'href="/shop"',
    'href="https://x.example/a?b=1&amp;c=2"',
  ])
    expect(page.html).toContain(part)
  expect(html('# One\n\n# Two')).toContain('<h2>Two</h2>')
  expect(markdownPage('Only text').title).toBeUndefined()
})

test('a heading is read once, however long it is', () => {
  expect(markdownPage('# Terms of sale  ## \ntext').title).toBe('Terms of sale')
  expect(markdownPage('\n\n# C# and F#\ntext').title).toBe('C# and F#')
  expect(markdownPage(`# a${' '.repeat(90_000)}b`).title).toMatch(/^a +b$/)
  expect(markdownPage(`# ${'#'.repeat(90_000)}b`).title).toMatch(/^#+b$/)
})

test('an uploaded picture comes in sizes, with its words and the room it takes', () => {
  const own = '/media/own/0123456789abcdef0123456789abcdef01234567'
  const made = html(`![A kiln, "lit" & warm](${own}#1280x853)`)
  expect(made).toContain('width="1280" height="853" alt="A kiln, &#34;lit&#34; &#38; warm"')
  expect(made).toContain(`${own}/640.avif 640w, ${own}/960.avif 960w`)
  expect(made).toContain(`src="${own}/960.webp"`)
  expect(html(`![Jug](${own}#0x0)`)).toContain('width="960" height="640"')
  expect(html('![A *kiln*](https://other.example/kiln.png)')).toContain('<p>A kiln</p>')
})

test('the HTML of few letters has a limit', () => {
  expect(writePage('# Terms')).toMatchObject({ ok: true, page: { title: 'Terms' } })
  expect(writePage(`[a]: ${'x'.repeat(2000)}\n\n${'[a]'.repeat(30_000)}`)).toMatchObject({
    ok: false,
    reason: 'becomes a page of more than 1000000 letters',
  })
})

test.each([
  '<script>alert(1)</script>',
  'a <img src=x onerror=alert(1)> b',
  '<a href="javascript:alert(1)">x</a>',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](java\tscript:alert(1))',
  '[x](&#106;avascript:alert(1))',
  '[x](&#x6A;avascript&colon;alert(1))',
  '[x](\u0001javascript:alert(1))',
  '[x](data:text/html;base64,PHNjcmlwdD4=)',
  '[x](vbscript:msgbox)',
  '[x](//evil.example)',
  '[x](/\\evil.example)',
  '[x](\\\\evil.example)',
  '[x](file:///etc/passwd)',
  '<javascript:alert(1)>',
  '<https://ok.example/"onmouseover=alert(1)>',
  '[x]: javascript:alert(1)\n\n[x]',
  '![x](https://evil.example/x.png)',
  '![x" onerror="alert(1)](/media/own/0123456789012345678901234567890123456789)',
  '![x](/media/own/0123456789012345678901234567890123456789" onerror="alert(1))',
  '![x](/media/own/../../api/desk/session)',
  '![x](/media/products/1-1-0123456789)',
  '![x](data:image/svg+xml,<svg/onload=alert(1)>)',
  '[![x](https://evil.example/x.png)](javascript:alert(1))',
  '![x](javascript:alert(1))',
  '[x](https://a.example "t\\" onclick=\\"alert(1)")',
  '```html"onmouseover="alert(1)\n<script>\n```',
  '| a |\n|---|\n| <svg onload=alert(1)> |',
  '# <script>alert(1)</script>',
  '<style>*{display:none}</style>',
  '<!-- x --><iframe src=//evil.example>',
])('%j runs nothing and leads nowhere it should not', (source) => {
  const made = html(source)
  const tags = [...made.matchAll(/<\/?([a-z0-9]+)((?:\s+[^<>]*)?)>/gi)]
  for (const [whole, name, attributes = ''] of tags) {
    expect(whole, made).toMatch(
      /^<\/?(div|p|h[2-6]|a|em|strong|ul|ol|li|table|thead|tbody|tr|th|td|code|pre|br|hr|blockquote|picture|source|img)\b/i,
    )
    expect(name).toBeDefined()
    const outside = attributes.replace(/="[^"]*"/g, '')
    expect(outside, made).toMatch(
      /^(\s+(class|href|title|tabindex|start|style|src|srcset|sizes|type|width|height|alt|loading|decoding))*\s*\/?$/,
    )
  }
  for (const [, address = ''] of made.matchAll(/href="([^"]*)"/g))
    expect(address).toMatch(/^(https?:|mailto:|\/(?!\/))/)
  for (const [, address = ''] of made.matchAll(/(?:src|srcset)="([^"]*)"/g))
    expect(address).toMatch(/^\/media\/own\/[0-9a-f]{40}\//)
  expect(made).not.toMatch(/<(script|style|iframe|svg)/i)
})
