import { existsSync, readFileSync } from 'node:fs'
import type { OutlineLine } from './in-page/outline'
import { WIDTHS } from './measure'

const STEP = 8
/** Half a step is rounding; what is over it is a browser's own. */
const TOLERANCE = STEP / 2 + 2
const NAME = 44
const COLUMN = 22

const rounded = (value: number) => Math.round(value / STEP) * STEP
const format = ([x, y, width, height]: readonly number[]) => `${x},${y} ${width}×${height}`
const columns = [...WIDTHS].reverse()

/** Boxes within TOLERANCE of the record are written as recorded, so rounding is no change. */
export function written(heading: string, outline: OutlineLine[], recorded: string) {
  const before = Map.groupBy(recorded.split('\n'), (line) => line.slice(0, NAME).trimEnd())
  const lines = outline.map(({ name, boxes }) => {
    const label = name.padEnd(NAME)
    const known = cells(before.get(name)?.shift() ?? '') // several may have one name
    const texts = columns.map((width, column) => {
      const box = boxes[width]
      if (!box) return '–'
      const old = known[column]
      return old && isNear(old, box) ? old : format(box.map(rounded))
    })
    return label + texts.map((text) => text.padEnd(COLUMN)).join('')
  })
  const head = heading.padEnd(NAME) + columns.map((width) => `${width}`.padEnd(COLUMN)).join('')
  return `${[head, ...lines].map((line) => line.trimEnd()).join('\n')}\n`
}

const cells = (line: string) =>
  line
    .slice(NAME)
    .split(/ {2,}/)
    .filter((cell) => cell !== '')

function isNear(old: string, box: readonly number[]) {
  const numbers = old.match(/-?\d+/g)?.map(Number) ?? []
  return (
    numbers.length === 4 &&
    box.every((value, at) => Math.abs(value - (numbers[at] ?? 0)) <= TOLERANCE)
  )
}

export function recordsIn(file: string) {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  return new Map(text.split('\n\n').map((part) => [part.slice(0, NAME).trimEnd(), part]))
}
