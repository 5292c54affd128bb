import type { BucketSize } from '../../orders/figures/buckets'
import {
  formatNumber,
  formatPercent,
  formatPrice,
  inPattern,
  type Pattern,
} from '../../texts/figures'
import { fill } from '../../texts/fill'
import { useDeskTexts } from '../client/desk-texts'
import type { Kind, ReportCell } from './report'

const NONE = '–'

const UTC = { timeZone: 'UTC' } as const
const shortDay = new Intl.DateTimeFormat('en', { ...UTC, month: 'short', day: 'numeric' })
const wholeDay = new Intl.DateTimeFormat('en', { ...UTC, dateStyle: 'medium' })
const month = new Intl.DateTimeFormat('en', { ...UTC, month: 'short', year: 'numeric' })

/** Writes a day such as 2026-11-22 as people do. */
export const writtenDay = (day: string) => wholeDay.format(Date.parse(day))

/** Writes a slot briefly, for the axis of a plot. */
export function shortSlot(key: string) {
  if (key.length > 10) return key.slice(11, 16)
  return key.length === 7 ? month.format(Date.parse(key)) : shortDay.format(Date.parse(key))
}

function writtenSlot(key: string) {
  if (key.length > 10) return `${shortDay.format(Date.parse(key.slice(0, 10)))}, ${key.slice(11)}`
  return key.length === 7 ? month.format(Date.parse(key)) : wholeDay.format(Date.parse(key))
}

/** Returns a function that writes a cell; amounts in their currency's format. */
export function useCells() {
  const { reports } = useDeskTexts()
  return (
    cell: ReportCell | undefined,
    kind: Kind,
    pattern: Pattern | undefined,
    step?: BucketSize,
  ) => {
    if (cell === null || cell === undefined || cell === '') return NONE
    if (kind === 'slot') {
      const slot = writtenSlot(String(cell))
      return step === 'week' ? fill(reports.week, { day: slot }) : slot
    }
    if (kind === 'day') return writtenDay(String(cell))
    if (kind === 'text') return String(cell)
    const value = Number(cell)
    if (kind === 'money') return formatPrice('en', value, pattern)
    if (kind === 'percent') return formatPercent('en', value)
    const figure = formatNumber('en', value)
    return kind === 'days' ? fill(reports.lasts, { days: figure }) : figure
  }
}

/** Writes a plot's scale: `$12K`. */
export function scaleOf(kind: Kind, pattern: Pattern | undefined) {
  const compact = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 })
  if (kind !== 'money' || !pattern)
    return (value: number) => compact.format(value) + (kind === 'percent' ? '%' : '')
  const units = 10 ** Number(pattern[0])
  return (value: number) => inPattern(pattern, compact.format(value / units))
}

/** Returns how many characters an axis of figures needs beside their digits. */
export const unitLength = (kind: Kind, pattern: Pattern | undefined) =>
  kind === 'money' && pattern ? inPattern(pattern, '').length : 1
