import {
  OPENING_STEPS,
  type OpeningStep,
  type StepState,
} from '../../content/opening/opening-steps'

/**
 * Returns the step that is to be done after those of the screen at a path: the first open one after
 * them, or else before them. Undefined when none is open on another screen.
 */
export function nextStep(steps: readonly StepState[], path: string): OpeningStep | undefined {
  const isHere = ({ step }: StepState) => OPENING_STEPS[step].href === path
  const after = steps.findLastIndex(isHere) + 1
  return [...steps.slice(after), ...steps.slice(0, after)].find((one) => !one.done && !isHere(one))
    ?.step
}
