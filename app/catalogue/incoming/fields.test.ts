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
