import { fill } from '../../../texts/fill'
import { useDeskTexts } from '../../client/desk-texts'
import type { StockEvent } from './stock-events.server'

const SCHEDULE = /^schedule /

/** Returns a function that words who or what changed a price or stock. */
export function useWhy() {
  const { reasons } = useDeskTexts().products.history
  return (kind: StockEvent['kind'], by: string) => {
    if (kind !== 'count') return fill(reasons[kind], { number: by })
    if (by === 'command' || by === 'file') return reasons[by]
    if (SCHEDULE.test(by)) return reasons.schedule
    return by.startsWith('desk ')
      ? fill(reasons.desk, { name: by.slice(5) })
      : fill(reasons.host, { name: by })
  }
}
