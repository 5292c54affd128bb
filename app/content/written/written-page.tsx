import { useTexts } from '../../texts/texts'
import { Breadcrumb } from '../../ui/breadcrumb'
import type { OwnPage } from './own-page.server'

/** Shows a page that the merchant wrote in Markdown. */
export function WrittenPage({ page }: { page: OwnPage }) {
  const title = page.title ?? ''
  return (
    <>
      <Breadcrumb items={[{ label: useTexts('shell').home, to: '/' }, { label: title }]} />
      <article lang={page.language} className="max-w-2xl space-y-8">
        <h1 className="font-heading text-3xl font-semibold max-sm:hyphens-auto md:text-4xl">
          {title}
        </h1>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made from Markdown by the server, which lets no HTML through */}
        <div dangerouslySetInnerHTML={{ __html: page.html }} />
      </article>
    </>
  )
}
