import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { writtenOut } from '../scripts/smaller/smaller-styles'

const registered = (name: string, value = '') =>
  `@property --tw-${name}{syntax:"*";inherits:false${value && `;initial-value:${value}`}}`
const fallback = (sets: string) =>
  `@layer properties{@supports (not (x:y)){*,:before{${sets}}::backdrop{${sets}}}}`

test('a variable that no rule sets becomes its first value', () => {
  const css = `.a{gap:var(--tw-a)}.b{gap:var(--tw-b,calc(1px * 2))}${registered('a', '3px')}`
  expect(writtenOut(fallback('--tw-a:3px') + css)).toBe('.a{gap:3px}.b{gap:calc(1px * 2)}')
})

test('a variable that no rule reads goes', () => {
  expect(writtenOut(`.a{--tw-a:1;top:0}${registered('a')}`)).toBe('.a{top:0}')
})

test('a variable that each rule sets for itself alone becomes what the rule sets', () => {
  const css = '.a{--tw-a:1px;gap:var(--tw-a,)}.b{--tw-a:2px;gap:var(--tw-a,) var(--tw-b,)}'
  expect(writtenOut(css + registered('a'))).toBe('.a{gap:1px}.b{gap:2px }')
})

test('a variable that one rule sets for another stays, with its registration', () => {
  const css = '.a{--tw-a:1px}.b{gap:var(--tw-a,2px)}'
  expect(
    writtenOut(fallback('--tw-a:initial;--tw-b:0;') + css + registered('a') + registered('b', '0')),
  ).toBe(fallback('--tw-a:initial;') + css + registered('a'))
})

test('no page of the shop has a control that app/ui/reset.css leaves as browsers draw it', () => {
  const pages = globSync('app/**/*.{ts,tsx}').filter((file) => !file.startsWith('app/desk/'))
  expect(pages.length).toBeGreaterThan(500)
  for (const file of pages)
    expect(readFileSync(file, 'utf8'), file).not.toMatch(
      /<optgroup|type="(date|time|month|week|datetime-local)"/,
    )
})
