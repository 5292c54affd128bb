import type { ReactNode } from 'react'
import { useTexts } from '../texts/texts'
import { Breadcrumb } from '../ui/breadcrumb'

const pictures = import.meta.glob<string>('../*/pictures/auth-shopping.webp', {
  eager: true,
  import: 'default',
})
const picture = Object.values(pictures)[0]

interface Props {
  breadcrumb: string
  title: string
  subtitle?: string
  children: ReactNode
}

/** Picture left, form right (design, "Auth pages"). */
export function AuthPage({ breadcrumb, title, subtitle, children }: Props) {
  const { home } = useTexts('identity')
  return (
    <>
      <Breadcrumb items={[{ label: home, to: '/' }, { label: breadcrumb }]} />
      <div className="auth-page">
        <div className="auth-picture">
          {picture && <img src={picture} alt="" width={805} height={781} />}
        </div>
        <section className="auth-form">
          <h1 className="font-heading text-3xl font-medium md:text-4xl">{title}</h1>
          {subtitle && <p className="pt-4">{subtitle}</p>}
          {children}
        </section>
      </div>
    </>
  )
}
