import { Suspense } from 'react'

/**
 * A part of a page below the first screen. React makes each interactive by itself, after the rest
 * of the page and with pauses for the visitor; a press on one has its turn at once.
 */
export const Slice = ({ children }: { children: React.ReactNode }) => (
  <Suspense>{children}</Suspense>
)

/** Code of a slice. Where the network fails it stands as it was sent, until the network is back. */
export const late = <Code,>(load: () => Promise<Code>): Promise<Code> =>
  load().catch(
    () => new Promise((go) => addEventListener('online', () => go(late(load)), { once: true })),
  )
