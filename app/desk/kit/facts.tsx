import type { ReactNode } from 'react'

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
