import fc from 'fast-check'
import { expect, test } from 'vitest'
import { EXPAND_DATA, shortData } from './short-data'

const expand: (short: string) => string = new Function(`return ${EXPAND_DATA}`)()
const throughBoth = (data: string) => expand(shortData(data))

test('places that follow each other are a run, texts are one, keys of the object before are left out', () => {
  const data = '[{"_1":2,"_3":4},[5,6,7,9],{"_1":-5,"_3":12},{"_1":8},"a","b c","",[],{},180,"d"]\n'
  const short = '[{1+3},[5+2,9],{=-5,12},{1,8},"a|b c|",[],{},180,"d"]\n'
  expect(shortData(data)).toBe(short)
  expect(expand(short)).toBe(data)
})

test.each([
  '["{1+3}","[5+2]","a \\" {=1} [2+1]","\\\\",{"_1":2,"_3":-7}]',
  '["D",1764307200000],["P",3],["{\\"_1\\":2}"]',
  '[{"_1":2},{"_1":3},{"_1":-1,"_2":0},{"_1":4}]\nP7:[[1,2],{"_1":5}]\n',
  '',
])('data reads as it was: %s', (data) => {
  expect(throughBoth(data)).toBe(data)
})

test('a text reads as it was that has the mark between texts', () => {
  const data = ['a|b', '|', '\\|', 'c', '"|,|"']
  expect(JSON.parse(throughBoth(JSON.stringify(data)))).toEqual(data)
})

test('any data in the form of the router reads as it was', () => {
  const place = fc.integer({ min: -7, max: 30 })
  const object = fc
    .array(fc.tuple(fc.nat(30), place))
    .map((pairs) => `{${pairs.map(([key, value]) => `"_${key}":${value}`)}}`)
  const value = fc.oneof(
    object,
    object,
    fc.array(place).map((places) => JSON.stringify(places)),
    fc.string({ unit: fc.constantFrom(...'{}[]"\\_:+=,-1é') }).map((text) => JSON.stringify(text)),
    place.map(String),
  )
  fc.assert(
    fc.property(fc.array(value, { minLength: 1 }), (values) => {
      const data = `[${values}]\n`
      expect(throughBoth(data)).toBe(data)
    }),
  )
})
