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
import { useDates } from '../kit/use-formats'
import type { Kind, ReportCell } from './report'

const NONE = '–'

/** Writes the slots of a plot: `short` for its axis. */
export function useSlots() {
  const { calendarDay, month, shortDay } = useDates()
  return {
    short(key: string) {
      if (key.length > 10) return key.slice(11, 16)
      return key.length === 7 ? month(key) : shortDay(key)
    },
    written(key: string) {
      if (key.length > 10) return `${shortDay(key.slice(0, 10))}, ${key.slice(11)}`
      return key.length === 7 ? month(key) : calendarDay(key)
    },
  }
}

/** Returns a function that writes a cell; amounts in their currency's format. */
export function useCells() {
  const { reports } = useDeskTexts()
  const { calendarDay } = useDates()
  const slots = useSlots()
  return (
    cell: ReportCell | undefined,
    kind: Kind,
    pattern: Pattern | undefined,
    step?: BucketSize,
  ) => {
    if (cell === null || cell === undefined || cell === '') return NONE
    if (kind === 'slot') {
      const slot = slots.written(String(cell))
      return step === 'week' ? fill(reports.week, { day: slot }) : slot
    }
    if (kind === 'day') return calendarDay(String(cell))
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
