import { hash } from 'node:crypto'
import { expect, test } from 'vitest'
import { addTo, emptySketch, mergeInto, readSketch, sizeOf, writeSketch } from './sketch'

const sketchOf = (from: number, until: number) => {
  const sketch = emptySketch()
  for (let at = from; at < until; at++) addTo(sketch, hash('sha256', `visitor ${at}`, 'buffer'))
  return sketch
}

test.each([0, 1, 5, 50])('counts %i visitors nearly exactly', (count) => {
  expect(Math.abs(sizeOf(sketchOf(0, count)) - count)).toBeLessThanOrEqual(count / 20)
})

test.each([1000, 9000, 20_000, 100_000])('counts %i visitors to 5%%', (count) => {
  const size = sizeOf(sketchOf(0, count))
  expect(Math.abs(size - count) / count).toBeLessThan(0.05)
})

test('the same visitor counts once, in two processes too', () => {
  const sketch = sketchOf(0, 300)
  const before = sizeOf(sketch)
  expect(mergeInto(sketch, sketchOf(0, 300))).toBe(false)
  expect(sizeOf(sketch)).toBe(before)
  expect(mergeInto(sketch, sketchOf(200, 400))).toBe(true)
  expect(sizeOf(sketch)).toBe(sizeOf(sketchOf(0, 400)))
})

test('is the same again after storing; what is no sketch is empty', () => {
  const sketch = sketchOf(0, 300)
  expect(readSketch(writeSketch(sketch))).toEqual(sketch)
  expect(readSketch(null)).toEqual(emptySketch())
  expect(readSketch('broken')).toEqual(emptySketch())
})
