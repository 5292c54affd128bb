/**
 * The states that may follow. A withdrawal begins as `accepted`: nobody may refuse it. If the order
 * never left, nothing is sent back: it begins as `received`, or `closed` if unpaid.
 */
const NEXT = {
  requested: ['accepted', 'refused'],
  accepted: ['received'],
  received: ['refunded'],
  refused: [],
  refunded: [],
  closed: [],
} as const satisfies Record<string, readonly string[]>

export type ReturnState = keyof typeof NEXT
export type ReturnKind = 'return' | 'withdrawal'

export const RETURN_STATES = Object.keys(NEXT) as ReturnState[]
/** Somebody still has something to do. */
export const OPEN_STATES = RETURN_STATES.filter((state) => NEXT[state].length > 0)
/** The pieces will be paid for, or were. */
export const ACCEPTED_STATES: ReturnState[] = ['accepted', 'received', 'refunded']

export type Answer = Exclude<ReturnState, 'requested' | 'closed'>

export const answersTo = (state: ReturnState): readonly Answer[] => NEXT[state]

export const mayTurn = (from: ReturnState, to: ReturnState) =>
  (NEXT[from] as readonly string[]).includes(to)

export const REASONS = [
  'damaged',
  'wrong_article',
  'not_as_described',
  'does_not_fit',
  'changed_mind',
  'other',
] as const
export type Reason = (typeof REASONS)[number]

export const isReason = (text: string): text is Reason => REASONS.some((one) => one === text)
