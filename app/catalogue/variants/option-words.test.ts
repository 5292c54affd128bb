import { expect, test } from 'vitest'
import { optionWords } from './option-words.server'

test('only what is translated has words, and a name that every object has is itself', () => {
  const options = [
    { name: 'Colour', values: ['Red', 'Reed'] },
    { name: 'constructor', values: ['toString'] },
  ]
  const words = optionWords('de', options)
  expect(words).toEqual({
    Colour: 'Farbe',
    Red: 'Rot',
    constructor: 'constructor',
    toString: 'toString',
  })
})
