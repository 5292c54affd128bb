import { Breadcrumb } from '../../ui/breadcrumb'
import type { OwnPage } from './own-page.server'

interface Props {
  page: OwnPage
  /** Used where the text has no title of its own. */
  title: string
  home: string
}

/** Shows a page that the merchant wrote in Markdown. */
export function WrittenPage({ page, title, home }: Props) {
  const shown = page.title ?? title
  return (
    <>
      <Breadcrumb items={[{ label: home, to: '/' }, { label: shown }]} />
      <article lang={page.language} className="max-w-3xl space-y-8 pb-24">
        <h1 className="font-heading text-3xl font-semibold max-sm:hyphens-auto md:text-4xl">
          {shown}
        </h1>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made from Markdown by the server, which lets no HTML through */}
        <div dangerouslySetInnerHTML={{ __html: page.html }} />
      </article>
    </>
  )
}
