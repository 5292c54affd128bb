import type { ReactNode } from 'react'
import { useTexts } from '../texts/texts'
import { Breadcrumb } from '../ui/breadcrumb'
import { PageContents } from './written/page-contents'
import { UnbrokenText } from './written/unbroken-text'

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
      <article>
        <header className="mb-8 max-w-2xl space-y-4">
          <h1 className="font-heading text-3xl font-semibold max-sm:hyphens-auto md:text-4xl">
            {title}
          </h1>
          <p>{intro}</p>
        </header>
        <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[340px_1fr]">
          <PageContents
            label={t.contents}
            titles={sections.map(({ title }) => title)}
            id="part"
            folds
            className="lg:sticky lg:top-32"
          />
          <div className="max-w-2xl space-y-8">
            {sections.map((section, at) => (
              <section key={section.title} className="space-y-2">
                <h2 id={`part-${at + 1}`} className="font-heading text-xl font-semibold">
                  {section.title}
                </h2>
                <p style={{ lineHeight: 1.75 }}>
                  <UnbrokenText>{section.text}</UnbrokenText>
                </p>
              </section>
            ))}
            {children}
            <p className="text-sm text-muted">{t.updated}</p>
          </div>
        </div>
      </article>
    </>
  )
}
