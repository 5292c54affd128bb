import { expect, test } from 'vitest'
import { plainDescription } from './plain-description'

test('HTML becomes text, and text stays as it is', () => {
  expect(plainDescription('<p>Of <b>Bagru</b>.</p><p>Soft &amp; light</p>')).toBe(
    'Of Bagru.\n\nSoft & light',
  )
  expect(plainDescription('Wide < 5 cm & light <3')).toBe('Wide < 5 cm & light <3')
})

test.each(['<b>', '<div>', '<ul><li>', '<table>'])(
  'a description of thousands of %s within each other is read without a fault',
  (tag) => {
    expect(plainDescription(`<p>Cup</p>${tag.repeat(11_000)}`)).toMatch(/^Cup/)
  },
)
