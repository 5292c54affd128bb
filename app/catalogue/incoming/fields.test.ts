import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { listIn } from './fields'

test.each([
  ['a.jpg|b.png', ['a.jpg', 'b.png']],
  ['a.jpg, b.PNG;c.webp\nd.jpeg', ['a.jpg', 'b.PNG', 'c.webp', 'd.jpeg']],
  ['https://a.example/1,https://a.example/2', ['https://a.example/1', 'https://a.example/2']],
  ['https://a.example/w=1,h=2/mug.jpg', ['https://a.example/w=1,h=2/mug.jpg']],
  ['mug, blue.jpg', ['mug, blue.jpg']],
  ['|A second text, of two', ['', 'A second text, of two']],
  ['["a, b.jpg"]', ['a, b.jpg']],
])('a cell of %s is a list', (cell, list) => {
  expect(listIn(cell)).toEqual(list)
})

test('a cell of thousands of empty lines is one value, read before the test is given up', async () => {
  const cell = `a${'\n'.repeat(4000)}b`
  expect(listIn(cell)).toEqual([cell])
  await setImmediate() // A test that holds the thread is given up only then.
})
