import type { ReactNode } from 'react'
import { useTexts } from '../../texts/texts'
import { Breadcrumb } from '../../ui/breadcrumb'
import picture from './pictures/auth-shopping.webp'

interface Props {
  breadcrumb: string
  title: string
  subtitle?: string
  /** True where the form has more than two fields. */
  isLong?: boolean
  /** Leaves out the demo's picture. */
  isPlain?: boolean
  children: ReactNode
}

/** On a tablet all forms begin at one height, and the picture goes on to the foot. */
const tablet = (rem: number) =>
  `@media (768px <= width < 1024px){.auth-form{align-self:start;padding-top:72px}.auth-picture{min-height:${rem}rem;margin-bottom:-64px}}`

export function AuthPage({ breadcrumb, title, subtitle, isLong, isPlain, children }: Props) {
  const { home, scriptFirst } = useTexts('identity')
  return (
    <>
      <Breadcrumb items={[{ label: home, to: '/' }, { label: breadcrumb }]} />
      <div className={isPlain ? 'mx-auto max-w-md rounded p-6 framed sm:p-8' : 'auth-page'}>
        {!isPlain && (
          <div className="auth-picture">
            <style>{tablet(isLong ? 43 : 36)}</style>
            {/* The component is lazy, so that it is not fetched where it is hidden. */}
            <img src={picture} alt="" width={805} height={781} loading="lazy" />
          </div>
        )}
        <section className="auth-form mx-auto w-full max-w-md">
          <h1 className="font-heading text-3xl font-semibold md:text-4xl">{title}</h1>
          {subtitle && <p className="pt-2">{subtitle}</p>}
          <p className="notice without-js">{scriptFirst}</p>
          {children}
        </section>
      </div>
    </>
  )
}
