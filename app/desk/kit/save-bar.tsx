import type { ReactNode } from 'react'

interface Props {
  /** How what is typed stands; read out when it changes. */
  said?: string
  /** The buttons. */
  children: ReactNode
}

/** In sight at the foot of a form however long it is; fields that are walked to stop above it. */
export const SaveBar = ({ said, children }: Props) => (
  <div className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center justify-end gap-2 border-line border-t bg-surface p-3 md:mx-0 md:rounded-md md:border">
    <style>{'html{scroll-padding-block:5rem 6rem}'}</style>
    <span className="mr-auto text-muted" role="status">
      {said}
    </span>
    {children}
  </div>
)
