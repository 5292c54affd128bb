import { Suspense } from 'react'

/**
 * Renders a part of a page below the first screen. React makes each slice interactive by itself,
 * after the rest of the page and with pauses for the visitor; a press on a slice gives it its turn
 * at once.
 */
export const Slice = ({ children }: { children: React.ReactNode }) => (
  <Suspense>{children}</Suspense>
)

const AGAIN_MS = 10_000

/** Loads a slice's code. Without network the slice stays as sent until the network is back. */
export const loadedLate = <Code,>(load: () => Promise<Code>): Promise<Code> =>
  load().catch(
    () =>
      new Promise((go) => {
        const again = () => {
          clearTimeout(timer)
          removeEventListener('online', again)
          go(loadedLate(load))
        }
        addEventListener('online', again)
        const timer = setTimeout(again, AGAIN_MS) // One answer may get lost on a line that stands.
      }),
  )
