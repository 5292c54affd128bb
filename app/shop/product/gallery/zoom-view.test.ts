import { expect, test } from 'vitest'
import { mostScale, moved, scaled, WHOLE, type ZoomView } from './zoom-view'

const WINDOW = { width: 300, height: 200 }

/** Returns where a point of the window lies on the picture, in px of the whole picture. */
const under = ({ scale, x, y }: ZoomView, point: { x: number; y: number }) => ({
  x: (point.x - x) / scale,
  y: (point.y - y) / scale,
})

test('the point under the finger stays there', () => {
  const finger = { x: 60, y: -30 }
  const near = scaled(WHOLE, 2.5, finger, WINDOW)
  expect(near.scale).toBe(2.5)
  expect(under(near, finger)).toEqual(under(WHOLE, finger))
  const nearer = scaled(near, 1.6, finger, WINDOW)
  expect(under(nearer, finger).x).toBeCloseTo(60)
})

test('the picture is never smaller than its window, nor larger than five times', () => {
  expect(scaled(WHOLE, 0.5, { x: 10, y: 10 }, WINDOW)).toEqual(WHOLE)
  expect(scaled(WHOLE, 100, { x: 0, y: 0 }, WINDOW).scale).toBe(5)
})

test('a picture grows until each of its pixels covers one and a half', () => {
  const picture = { width: 800, height: 800 }
  expect(mostScale(picture, { width: 390, height: 650 })).toBeCloseTo(1200 / 390)
  expect(mostScale(picture, { width: 1376, height: 726 })).toBeCloseTo(1200 / 726)
  expect(mostScale(picture, { width: 2000, height: 1400 })).toBe(1)
  expect(scaled(WHOLE, 100, { x: 0, y: 0 }, WINDOW, 2).scale).toBe(2)
})

test('no edge of the picture comes into the window', () => {
  const near: ZoomView = { scale: 2, x: 0, y: 0 }
  expect(moved(near, { x: 1000, y: -1000 }, WINDOW)).toEqual({ scale: 2, x: 150, y: -100 })
  expect(moved(WHOLE, { x: 50, y: 50 }, WINDOW)).toEqual(WHOLE)
  expect(scaled({ scale: 2, x: 150, y: 100 }, 0.5, { x: 0, y: 0 }, WINDOW)).toEqual(WHOLE)
})
