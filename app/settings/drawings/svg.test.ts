import { expect, test } from 'vitest'
import { BadDrawing, drawnSvg } from './svg'

const svg = (inside: string, attributes = 'viewBox="0 0 20 10"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`
const sent = (source: string) => drawnSvg(source).body.toString()

test('a drawing that only draws is sent as it was drawn', () => {
  const drawing = svg(
    '<title>A &amp; B</title><defs><linearGradient id="a"><stop offset="0" stop-color="#f00"/></linearGradient></defs><style>.b{fill:url(#a)}</style><path class="b" d="M0 0h9" style="opacity:.5"/><use href="#a"/>',
  )
  const again = sent(drawing)
  expect(again).toContain('<path class="b" d="M0 0h9" style="opacity:.5">')
  expect(again).toContain('<title>A &#38; B</title>')
  expect(sent(again)).toBe(again)
  expect(drawnSvg(drawing)).toMatchObject({ type: 'image/svg+xml', width: 20, height: 10 })
})

test('notes of drawing programs are left out', () => {
  const again = sent(
    `<?xml version="1.0"?><!-- made by X --><!DOCTYPE svg PUBLIC "a" "b">${svg(
      '<metadata><b/></metadata><sodipodi:namedview a="1"/><g inkscape:label="L" data-name="x"/>',
      'xmlns:xlink="http://www.w3.org/1999/xlink" width="20px" height="10px"',
    )}`,
  )
  expect(again).toBe(
    '<svg viewBox="0 0 20 10" xmlns="http://www.w3.org/2000/svg" width="20px" height="10px"><g></g></svg>',
  )
})

test.each([
  ['', 'is no SVG'],
  ['a word', 'is no SVG'],
  ['<svg', 'is no SVG'],
  ['<html/>', 'is no SVG'],
  [`${svg('')}${svg('')}`, 'is no SVG'],
  ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'has neither viewBox'],
  ['<svg viewBox="0 0 0 0"/>', 'has neither viewBox'],
  [svg('<g><path></g>'), 'is no SVG'],
  [svg('<script>alert(1)</script>'), 'has <script>'],
  [svg('<SCRIPT>alert(1)</SCRIPT>'), 'has <SCRIPT>'],
  [svg('<foreignObject><p/></foreignObject>'), 'has <foreignObject>'],
  [svg('<a href="https://evil.example"><g/></a>'), 'has <a>'],
  [svg('<image href="https://evil.example/x.png"/>'), 'has <image>'],
  [svg('<animate attributeName="href" to="javascript:alert(1)"/>'), 'has <animate>'],
  [svg('<set attributeName="onload" to="alert(1)"/>'), 'has <set>'],
  [svg('', 'viewBox="0 0 1 1" onload="alert(1)"'), 'onload of <svg> which runs a script'],
  [svg('<g OnClick="alert(1)"/>'), 'runs a script'],
  [svg('<use href="https://evil.example/x.svg#a"/>'), 'leads out of it'],
  [svg('<use xlink:href="data:image/svg+xml,x"/>'), 'leads out of it'],
  [svg('<use href="java&#115;cript:alert(1)"/>'), 'leads out of it'],
  [svg('<path fill="url(https://evil.example/#a)"/>'), 'leads out of it'],
  [svg('<path style="fill:URL( \'//evil.example\' )"/>'), 'leads out of it'],
  [svg('<style>@import "https://evil.example/x.css";</style>'), 'may do more than draw'],
  [svg('<style>.a{fill:u\\72l(x)}</style>'), 'may do more than draw'],
  [svg('<style><![CDATA[.a{fill:url(http://evil.example)}]]></style>'), 'leads out of it'],
  [svg('<g style="x:&#x75;rl(http://evil.example)"/>'), 'leads out of it'],
  [`<!DOCTYPE svg [<!ENTITY a "b">]>${svg('<text>&a;</text>')}`, 'declares entities'],
  [svg('<text>&a;</text>'), 'has an entity'],
  [svg('<text>&#0;</text>'), 'has an entity'],
  [svg('<g>'.repeat(100) + '</g>'.repeat(100)), 'nested more than 60'],
  ['<!DOCTYPE '.repeat(9000), 'declares entities'],
  [`<!DOCTYPE svg><!DOCTYPE svg [<!ENTITY a "b">]>${svg('')}`, 'declares entities'],
  [svg('<g/>'.repeat(10_000)), 'has more than 10000 tags'],
  [svg('<g>'.repeat(20_000) + '</g>'.repeat(20_000)), ''],
])('%.80s is refused', (source, line) => {
  expect(() => drawnSvg(source)).toThrow(BadDrawing)
  expect(() => drawnSvg(source)).toThrow(line)
})

test('text that looks like markup stays text', () => {
  expect(sent(svg('<text><![CDATA[<script>alert(1)</script>]]></text>'))).toContain(
    '<text>&#60;script&#62;alert(1)&#60;/script&#62;</text>',
  )
})
