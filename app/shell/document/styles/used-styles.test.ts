import { expect, test } from 'vitest'
import { selectorNeeds } from './selector-needs'
import { usedStyles } from './used-styles.server'

const used = (css: string, html: string) => usedStyles(css).of(html).toString()
const has = (selector: string, ...classes: string[]) => selectorNeeds(selector)(new Set(classes))

test('a page has the rules of its classes, elements and attributes, in their order', () => {
  const css =
    '@layer base{p,a:hover{color:red}td{top:0}*,:before{gap:0}[hidden]{display:none}}@layer parts{.card{gap:1px}.row .card{gap:2px}.row{gap:3px}}'
  expect(used(css, '<p class="card wide">row</p>')).toBe(
    '@layer base{p,a:hover{color:red}*,:before{gap:0}[hidden]{display:none}}@layer parts{.card{gap:1px}}',
  )
})

test('a group without a rule for the page is left out, but a layer keeps its place', () => {
  const css = '@layer a{.x{top:0}}@layer b{@media (hover:hover){.x{top:1px}.y:focus{top:2px}}}'
  expect(used(css, '<i class="y"></i>')).toBe(
    '@layer a{}@layer b{@media (hover:hover){.y:focus{top:2px}}}',
  )
})

test('a group is one behind a comment and a new line', () => {
  const css = '/*! MIT */\n@layer theme{:root,:host{--a:1px}}'
  expect(used(css, '')).toBe('@layer theme{:root,:host{--a:1px}}')
})

test('a class is read as the browser reads it', () => {
  const css = String.raw`.max-sm\:hidden{top:0}.\[\&\>li\]\:p-1>li{top:1px}.w-1\/2{top:2px}`
  expect(used(css, '<ul class="[&amp;&gt;li]:p-1 max-sm:hidden"><li></li></ul>')).toBe(
    String.raw`.max-sm\:hidden{top:0}.\[\&\>li\]\:p-1>li{top:1px}`,
  )
})

test('strings and comments of a sheet end no rule', () => {
  const css = `/*! } */.a:before{content:"}\\"{;"}.b{background:url("data:a;b{.c}")}`
  expect(used(css, '<i class="a"></i>')).toBe(`.a:before{content:"}\\"{;"}`)
})

test('a selector needs one of what :is lists, and nothing of what :not lists', () => {
  expect(has(':is(.a,.b) .c', 'b', 'c')).toBe(true)
  expect(has(':is(.a,.b) .c', 'c')).toBe(false)
  expect(has('.a:not(.b)', 'a')).toBe(true)
  expect(has('html:has(.tray)', 'a', '<html')).toBe(false)
  expect(has('.x,.y>a[href=".z)"]', 'y', '<a')).toBe(true)
  expect(has(':root:not(:lang(en)) #a.b', 'b')).toBe(true)
  expect(has('.steps LI:nth-child(2 of .on)::before', 'steps', '<li')).toBe(true)
})

test('registered properties, their first values and animations come with the rules that use them', () => {
  const css =
    '@layer properties{@supports (not (x:y)){*,:before{--tw-a:0;--tw-b:0 0 #0000}}}' +
    '.a{gap:var(--tw-a)}.b{gap:var(--tw-b);animation:.6s ease busy}@keyframes busy{to{opacity:.4}}' +
    '@property --tw-a{syntax:"*";inherits:false}@property --tw-b{syntax:"*";inherits:false}'
  expect(used(css, '<i class="a"></i>')).toBe(
    '@layer properties{@supports (not (x:y)){*,:before{--tw-a:0;}}}' +
      '.a{gap:var(--tw-a)}@property --tw-a{syntax:"*";inherits:false}',
  )
  expect(used(css, '<i class="b"></i>')).toContain('@keyframes busy{to{opacity:.4}}')
})

test('pages with the same classes share their styles', () => {
  const { of } = usedStyles('.a{top:0}.b{top:1px}')
  expect(of('<i class="a"></i><b class="b"></b>')).toBe(of('<b class="b">x</b><i class="a">y</i>'))
})

test('what a page just drawn cannot be in yet is left to the whole sheet', () => {
  const later = ['.y:hover', '.y:focus-visible', '.y[aria-busy=true]', 'i[open]>.y', '.y::backdrop']
  const now = ['.y:focus', '.y:not(:hover)', '.y[hidden]', '.y:is(:hover,:disabled)', '.y:disabled']
  const css = [...later, ...now].map((selector) => `${selector}{top:0}`)
  const groups = ['print', '(forced-colors:active)', '(scripting:none)', '(min-width:1px)']
  const grouped = groups.map((group) => `@media ${group}{.y{top:1px}}`)
  expect(used([...css, ...grouped].join(''), '<i class="y"></i>')).toBe(
    [...css.slice(later.length), ...grouped.slice(-1)].join(''),
  )
})

test('a rule of what is open is there where something is open from the beginning', () => {
  const css = 'i[open]>.y{top:0}'
  expect(used(css, '<i open=""><b class="y"></b></i>')).toBe(css)
  expect(used(css, '<i><b class="y"></b></i>')).toBe('')
})
