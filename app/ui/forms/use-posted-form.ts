import { useEffect, useRef } from 'react'
import {
  type ClientActionFunctionArgs,
  isRouteErrorResponse,
  type ShouldRevalidateFunctionArgs,
  useNavigation,
} from 'react-router'

/**
 * A form that works without scripts, posted to the page it is on. `outcome` is of what says the result:
 * screen readers and keyboards continue there.
 */
export function usePostedForm(result: unknown) {
  const sending = useNavigation().state === 'submitting'
  const outcome = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (result) outcome.current?.focus()
  }, [result])
  return { sending, outcome }
}

const TIMEOUT_MS = 30_000

/**
 * Returns a client action that gives back what was typed when no answer of the shop comes: the page
 * stays. The shop may have got the form nevertheless. `read` reads the values of the form.
 */
export const keepsEntries =
  <Answer extends { values?: unknown; failure?: string }>(
    read: (form: FormData) => Answer['values'],
  ) =>
  async ({
    request,
    serverAction,
  }: Pick<ClientActionFunctionArgs, 'request' | 'serverAction'>): Promise<Answer> => {
    const values = read(await request.clone().formData())
    let timer: ReturnType<typeof setTimeout> | undefined
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(reject, TIMEOUT_MS)
    })
    try {
      return (await Promise.race([serverAction(), late])) as Answer
    } catch (error) {
      // A redirect is an answer, as is a page that does not exist; a proxy's 502 is none.
      if (error instanceof Response || (isRouteErrorResponse(error) && error.status < 500))
        throw error
      return { values, failure: 'offline' } as Answer
    } finally {
      clearTimeout(timer)
    }
  }

/** The page of a refused form stays as it is: without a network it could not be read again. */
export const unlessRefused = ({
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) => defaultShouldRevalidate && !actionResult?.values
