import { expect, test } from 'vitest'
import { textTable } from './printing'

test('columns are as wide as their widest cell, numbers to the right', () => {
  expect(
    textTable(
      ['name', 'n'],
      [
        ['a', 5],
        ['longer', 10],
      ],
    ),
  ).toBe('name     n\na        5\nlonger  10')
})

test('a visitor’s text cannot move the cursor or break a row', () => {
  expect(textTable(['m'], [['a\n\u001b[2Jb']])).toBe('m\na [2Jb')
})
