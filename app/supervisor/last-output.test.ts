import { expect, test } from 'vitest'
import { lastWords } from './last-output'

test('an error that ended the process is reported, with its kind and place', () => {
  const words = lastWords()
  words.hear('out', '{"level":30,"msg":"all is well"}\n{"level":60,"err":{"type":"TypeEr')
  words.hear('out', 'ror","message":"Invalid URL","stack":["at shop (server.js:1:2)"]},')
  words.hear('out', '"msg":"the process ends"}\n')
  expect(words.told()).toEqual([
    'TypeError: Invalid URL at shop (server.js:1:2) (the process ends)',
  ])
})

test('the error stream gives the fault and what follows it', () => {
  const words = lastWords()
  words.hear('error', '\n<--- Last few GCs --->\n[1:0x5] 200 ms: Mark-Compact 250 (256) MB\n')
  words.hear('error', 'FATAL ERROR: Reached heap limit - JavaScript heap out of memory\n')
  words.hear('error', '----- Native stack trace -----\n1: 0xb7\n2: 0xb8\n')
  expect(words.told()).toEqual([
    'FATAL ERROR: Reached heap limit - JavaScript heap out of memory',
    '----- Native stack trace -----',
    '1: 0xb7',
  ])
})

test('old lines, endless lines and too many lines are not kept', () => {
  let now = 0
  const words = lastWords(() => now)
  words.hear('error', 'Error: survived\n')
  now = 10_001
  expect(words.told()).toEqual([])
  for (let n = 0; n < 100; n++) words.hear('error', `${n}${'x'.repeat(100_000)}`)
  words.hear('error', '\nlast\n')
  expect(words.told().map((line) => line.length)).toEqual([400, 4])
})
