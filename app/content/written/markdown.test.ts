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
      /^<\/?(div|p|h[2-6]|a|em|strong|ul|ol|li|table|thead|tbody|tr|th|td|code|pre|br|hr|blockquote)\b/i,
    )
    expect(name).toBeDefined()
    const outside = attributes.replace(/="[^"]*"/g, '')
    expect(outside, made).toMatch(/^(\s+(class|href|title|tabindex|start|style))*\s*\/?$/)
  }
  for (const [, address = ''] of made.matchAll(/href="([^"]*)"/g))
    expect(address).toMatch(/^(https?:|mailto:|\/(?!\/))/)
  expect(made).not.toMatch(/<(script|img|style|iframe|svg)/i)
})
