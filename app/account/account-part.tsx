import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Fold } from '../ui/forms/fold'

interface Props {
  id: string
  title: string
  children: ReactNode
}

/**
 * A part of the account that is seldom needed: phones and tablets fold it under its heading, until an
 * address names it.
 */
export function AccountPart({ id, title, children }: Props) {
  const { hash } = useLocation()
  return (
    <section id={id} className="border-t border-line pt-2 lg:pt-6">
      <h2 className="text-xl font-medium max-lg:hidden">{title}</h2>
      <Fold
        label={<h2 className="text-xl font-medium">{title}</h2>}
        opened={hash === `#${id}`}
        className="fold-narrow"
      >
        {children}
      </Fold>
    </section>
  )
}
