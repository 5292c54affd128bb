import { DISCOUNTS_AT_LEAST, RATINGS_AT_LEAST } from '../../../business.ts'

const ascending = (steps: readonly string[]) =>
  steps.map((step) => Number(step) * 100).sort((a, b) => a - b)

/** The least ratings and discounts that lists are narrowed by, ascending, in hundredths. */
export const LEAST_STEPS = {
  rating: ascending(RATINGS_AT_LEAST),
  discount: ascending(DISCOUNTS_AT_LEAST),
}

export type StepKind = keyof typeof LEAST_STEPS

/** Returns how many steps a rating or discount reaches. */
export function stepsReached(kind: StepKind, value: number) {
  const steps = LEAST_STEPS[kind]
  let reached = 0
  while (reached < steps.length && value >= (steps[reached] as number)) reached++
  return reached
}
