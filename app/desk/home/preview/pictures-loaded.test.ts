import { expect, test } from 'vitest'
import { pickSource } from './pictures-loaded'

const SRCSET = '/a/96.avif 96w, /a/640.avif 640w, /a/1280.avif 1280w'

test('a picture is weighed in the smallest size that fills a screen of double density', () => {
  expect(pickSource(SRCSET, 48)).toBe('/a/96.avif')
  expect(pickSource(SRCSET, 49)).toBe('/a/640.avif')
  expect(pickSource(SRCSET, 2000)).toBe('/a/1280.avif')
})
