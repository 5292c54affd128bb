import { z } from 'zod'
import { drawnPng, isPng } from '../drawings/png'
import { BadDrawing, drawnSvg } from '../drawings/svg'

const MOST_LETTERS = 200_000

/** An SVG as text, or a PNG as a `data:` address. */
export const drawing = z
  .string()
  .max(MOST_LETTERS, `is longer than ${MOST_LETTERS} letters`)
  .superRefine((value, check) => {
    try {
      if (value !== '') drawn(value)
    } catch (error) {
      if (!(error instanceof BadDrawing)) throw error
      check.addIssue({ code: 'custom', message: error.message })
    }
  })

/** What is sent of it. Throws a BadDrawing. */
export const drawn = (value: string) => (isPng(value) ? drawnPng(value) : drawnSvg(value))
