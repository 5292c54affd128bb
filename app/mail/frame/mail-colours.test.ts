import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrastBetween, contrastOnWhite } from '../../settings/groups/contrast'
import { DEFAULT_ACCENT } from '../../settings/groups/shop'
import { buttonColour, darkColours, lightColours } from './mail-colours'

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`)
  .filter((value) => contrastOnWhite(value) >= 4.5)
const accents = fc.oneof(fc.constantFrom(DEFAULT_ACCENT, '#000000', '#1A4D8F'), colour)

test.each([
  ['light', lightColours],
  ['dark', darkColours],
])('letters of %s mails can be read on every ground, whatever the shop’s colour', (_, colours) => {
  fc.assert(
    fc.property(accents, (accent) => {
      const { page, paper, tile, ink, muted, link } = colours(accent)
      for (const ground of [page, paper, tile])
        for (const letters of [ink, muted])
          expect(contrastBetween(letters, ground)).toBeGreaterThan(4.5)
      expect(contrastBetween(link, paper)).toBeGreaterThanOrEqual(4.5)
    }),
  )
})

test('white letters can be read on every button', () => {
  fc.assert(
    fc.property(accents, (accent) => {
      expect(contrastBetween('#ffffff', buttonColour(accent))).toBeGreaterThanOrEqual(4.5)
    }),
  )
})
