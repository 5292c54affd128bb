import type { ReactNode } from 'react'

/** Replaces an empty list: tells what would be here and how it comes. */
export const Empty = ({ text, children }: { text: string; children?: ReactNode }) => (
  <div className="flex flex-col items-center gap-3 px-4 py-10 text-center text-muted">
    <p>{text}</p>
    {children}
  </div>
)
