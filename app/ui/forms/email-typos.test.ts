import { expect, test } from 'vitest'
import { likelyAddress } from './email-typos'

test.each([
  ['tom@gmial.com', 'tom@gmail.com'],
  ['tom@gmai.com', 'tom@gmail.com'],
  ['tom@gmail.con', 'tom@gmail.com'],
  ['tom@gmail.co', 'tom@gmail.com'],
  ['tom@gmail', 'tom@gmail.com'],
  ['Tom.Tailor@Hotmial.com', 'Tom.Tailor@hotmail.com'],
  ['tom@yaho.com', 'tom@yahoo.com'],
  ['tom@outlok.com', 'tom@outlook.com'],
  ['tom@hotmal.fr', 'tom@hotmail.fr'],
  ['tom@t-onlin.de', 'tom@t-online.de'],
  ['tom@example.con', 'tom@example.com'],
  [' a@b@gnail.com ', 'a@b@gmail.com'],
])('%s probably means %s', (typed, meant) => {
  expect(likelyAddress(typed)).toBe(meant)
})

test.each([
  'tom@gmail.com',
  'tom@GMAIL.com',
  'tom@ymail.com',
  'tom@email.com',
  'tom@mail.com',
  'tom@gmx.net',
  'tom@gmx.de',
  'tom@web.de',
  'tom@example.com',
  'tom@example',
  'tom@company.co',
  'tom@university.ac.uk',
  'tom@',
  '@gmial.com',
  'gmial.com',
  '',
])('%s is left alone', (typed) => {
  expect(likelyAddress(typed)).toBeUndefined()
})
