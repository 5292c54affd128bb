import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Fold } from '../ui/forms/fold'

interface Props {
  id: string
  title: string
  /** Set when something inside needs attention. */
  opened?: boolean
  children: ReactNode
}

/**
 * A part of the account that is seldom needed: phones and tablets fold it under its heading, until an
 * address names it.
 */
export function AccountPart({ id, title, opened, children }: Props) {
  const { hash } = useLocation()
  return (
    <section id={id} className="account-part">
      <h2 className="text-xl font-medium max-lg:hidden">{title}</h2>
      <Fold
        label={<h2 className="text-xl font-medium">{title}</h2>}
        opened={opened || hash === `#${id}`}
        className="fold-narrow"
      >
        {children}
      </Fold>
    </section>
  )
}
