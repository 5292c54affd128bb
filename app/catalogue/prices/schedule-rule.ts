/** 'missed': the shop did not run from its begin to its end. */
export type ScheduleState = 'waiting' | 'running' | 'ended' | 'missed' | 'cancelled'

/** Epoch milliseconds; without an end it is a change for good, at one moment. */
export interface Span {
  from: number
  until: number | null
}

const endOf = ({ from, until }: Span) => until ?? from + 1

/** One that begins when the other ends does not overlap it. */
export const overlap = (one: Span, other: Span) =>
  one.from < endOf(other) && other.from < endOf(one)

/** What becomes of a schedule at a moment: nothing, or its next state. */
export function nextState(
  state: ScheduleState,
  { from, until }: Span,
  now: number,
): ScheduleState | undefined {
  if (state === 'waiting' && until !== null && until <= now) return 'missed'
  if (state === 'waiting' && from <= now) return until === null ? 'ended' : 'running'
  if (state === 'running' && until !== null && until <= now) return 'ended'
  return undefined
}
