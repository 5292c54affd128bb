import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from './icon'

export interface PageProps {
  title: string
  about?: ReactNode
  actions?: ReactNode
  back?: { to: string; text: string }
  children?: ReactNode
}

/** Lays out a screen: title, actions and parts. */
export const Page = ({ title, about, actions, back, children }: PageProps) => (
  <div className="mx-auto flex max-w-[1200px] flex-col gap-5">
    <header className="flex flex-wrap items-start justify-between gap-3">
      <div className="min-w-0">
        {back && (
          <Link
            to={back.to}
            className="mb-1 inline-flex min-h-8 items-center gap-1 text-muted hover:underline touch:min-h-11"
          >
            <Icon name="previous" className="size-4" />
            {back.text}
          </Link>
        )}
        <h1 className="font-semibold text-2xl">{title}</h1>
        {about && <p className="mt-1 text-muted">{about}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </header>
    {children}
  </div>
)
