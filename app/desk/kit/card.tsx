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

/** Pairs of names and values, such as an address or a total. */
export const Facts = ({
  facts,
}: {
  facts: readonly (readonly [name: string, value: ReactNode])[]
}) => (
  <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[minmax(8rem,auto)_1fr]">
    {facts.map(([name, value]) => (
      <div key={name} className="contents">
        <dt className="text-muted">{name}</dt>
        <dd className="min-w-0 break-words max-sm:mb-2">{value}</dd>
      </div>
    ))}
  </dl>
)
