import type { ReactNode } from 'react'
import { useTexts } from '../texts/texts'
import { Breadcrumb } from '../ui/breadcrumb'
import { Fold } from '../ui/forms/fold'

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
          {/* On a desktop it stays beside what is read; on a phone it unfolds. */}
          <nav
            aria-label={t.contents}
            className="rounded border border-line px-4 lg:sticky lg:top-32"
          >
            <p aria-hidden="true" className="pt-4 font-medium max-lg:hidden">
              {t.contents}
            </p>
            <Fold label={<span className="font-medium">{t.contents}</span>} className="fold-narrow">
              <ol>
                {sections.map((section, at) => (
                  <li key={section.title}>
                    <a
                      href={`#part-${at + 1}`}
                      className="flex items-center py-1 underline-offset-4 hover:underline touch:min-h-11"
                    >
                      {section.title}
                    </a>
                  </li>
                ))}
              </ol>
            </Fold>
          </nav>
          <div className="max-w-2xl space-y-8">
            {sections.map((section, at) => (
              <section key={section.title} className="space-y-2">
                <h2 id={`part-${at + 1}`} className="font-heading text-xl font-semibold">
                  {section.title}
                </h2>
                <p style={{ lineHeight: 1.75 }}>{section.text}</p>
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
