/** 'missed': the shop did not run from its begin to its end. */
export type ScheduleState = 'waiting' | 'running' | 'ended' | 'missed' | 'cancelled'

/** Epoch milliseconds; without an end it is a permanent change. */
export interface ScheduleSpan {
  from: number
  until: number | null
}

const endOf = ({ from, until }: ScheduleSpan) => until ?? from + 1

/** Tells whether two overlap; one may begin when the other ends. */
export const overlap = (one: ScheduleSpan, other: ScheduleSpan) =>
  one.from < endOf(other) && other.from < endOf(one)

/** Returns a schedule's next state at a moment, or undefined if it stays. */
export function nextState(
  state: ScheduleState,
  { from, until }: ScheduleSpan,
  now: number,
): ScheduleState | undefined {
  if (state === 'waiting' && until !== null && until <= now) return 'missed'
  if (state === 'waiting' && from <= now) return until === null ? 'ended' : 'running'
  if (state === 'running' && until !== null && until <= now) return 'ended'
  return undefined
}
