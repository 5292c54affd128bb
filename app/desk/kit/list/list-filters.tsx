import type { ReactNode } from 'react'

/** What narrows a list, beside each other; below each other on a phone. */
export const ListFilters = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap items-start gap-3 *:max-sm:w-full">{children}</div>
)
