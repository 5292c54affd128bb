import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { drawnPng, isPng } from '../drawings/png'
import { BadDrawing, type Drawing, drawnSvg } from '../drawings/svg'

export const MOST_DRAWING_LETTERS = 200_000
/** The number of drawings remembered: logo and icon, before and after a change. */
const REMEMBERED = 4

/** An SVG as text, or a PNG as a `data:` address. */
export const drawing = z
  .string()
  .max(MOST_DRAWING_LETTERS, `is longer than ${MOST_DRAWING_LETTERS} letters`)
  .superRefine((value, check) => {
    if (value === '' || value.length > MOST_DRAWING_LETTERS) return
    try {
      drawn(value)
    } catch (error) {
      if (!(error instanceof BadDrawing)) throw error
      check.addIssue({ code: 'custom', message: error.message })
    }
  })

const known = new LRUCache<string, Drawing>({ max: REMEMBERED })

/** Returns the drawing as it is sent, read once. Throws a BadDrawing. */
export function drawn(value: string): Drawing {
  const read = known.get(value) ?? (isPng(value) ? drawnPng(value) : drawnSvg(value))
  known.set(value, read)
  return read
}
