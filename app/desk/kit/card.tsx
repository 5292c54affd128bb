import type { ReactNode } from 'react'

interface Props {
  title?: string
  actions?: ReactNode
  children: ReactNode
}

export const Card = ({ title, actions, children }: Props) => (
  <section className="rounded-md border border-line bg-surface p-4 md:p-5" aria-label={title}>
    {(title || actions) && (
      <header className="mb-3 flex flex-wrap items-center justify-between gap-2">
        {title && <h2 className="font-semibold text-base">{title}</h2>}
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </header>
    )}
    {children}
  </section>
)
