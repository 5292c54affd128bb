import type { ReactNode } from 'react'
import { useTexts } from '../texts/texts'
import { Breadcrumb } from '../ui/breadcrumb'

interface Props {
  title: string
  intro: string
  sections: readonly { readonly title: string; readonly text: string }[]
  children?: ReactNode
}

export function LegalText({ title, intro, sections, children }: Props) {
  const t = useTexts('legal')
  return (
    <>
      <Breadcrumb items={[{ label: t.home, to: '/' }, { label: title }]} />
      <article className="max-w-3xl space-y-8 pb-24">
        <header className="space-y-4">
          <h1 className="font-heading text-3xl font-semibold max-sm:hyphens-auto md:text-4xl">
            {title}
          </h1>
          <p>{intro}</p>
        </header>
        {sections.map((section) => (
          <section key={section.title} className="space-y-2">
            <h2 className="font-heading text-xl font-semibold">{section.title}</h2>
            <p className="leading-[1.75]">{section.text}</p>
          </section>
        ))}
        {children}
        <p className="text-sm text-muted">{t.updated}</p>
      </article>
    </>
  )
}
