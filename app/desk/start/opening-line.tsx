import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import {
  OPENING_STEPS,
  OPENING_WORDS,
  type OpeningStep,
  type StepState,
} from '../../content/opening/opening-steps'
import { fill } from '../../texts/fill'
import { useRead } from '../client/desk-fetch'
import { useDeskTexts } from '../client/desk-texts'
import { useMay, useSession } from '../client/use-session'

const READ_EACH_MS = 60_000

/**
 * Leads from step to step on every screen of a shop that is not open, but not on the list itself. It
 * stands above a wide screen's content, and below a narrow one's, where a saved form ends.
 */
export function OpeningLine() {
  const { isOpen } = useSession().shop
  const isChanging = useMay()('settings.change')
  const { pathname } = useLocation()
  if (isOpen || !isChanging || pathname === OPENING_STEPS.open.href) return null
  return <NextStep path={pathname} />
}

function NextStep({ path }: { path: string }) {
  const { opening: texts } = useDeskTexts().start
  const { data } = useRead<{ steps: StepState[] }>('/opening', {}, { every: READ_EACH_MS })
  useReadAfterChanges()
  if (!data || data.steps.length === 0) return null
  const done = data.steps.filter((one) => one.done).length
  const step = nextStep(data.steps, path)
  return (
    <nav
      aria-label={texts.title}
      className="flex flex-wrap gap-x-6 border-line border-y lg:border-t-0 bg-info-soft px-4 py-1 text-sm md:px-8 lg:sticky lg:top-0 lg:z-10"
    >
      <Link to={OPENING_STEPS.open.href} className={LINK}>
        {fill(texts.progress, { done: String(done), all: String(data.steps.length) })}
      </Link>
      {step && (
        <Link to={OPENING_STEPS[step].href} className={LINK}>
          {fill(texts.next, { step: OPENING_WORDS[step] })}
        </Link>
      )}
    </nav>
  )
}

const LINK = 'inline-flex min-h-7 items-center underline touch:min-h-11'

/** Any change at the desk may have done a step. */
function useReadAfterChanges() {
  const client = useQueryClient()
  useEffect(
    () =>
      client.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'success')
          void client.invalidateQueries({ queryKey: ['/opening'] })
      }),
    [client],
  )
}

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
