import { inLanguage } from '../../texts/language'
import { documentTitle, missingTitle, pageMeta, siteOf } from '../../ui/page-meta'
import type { OwnPage } from '../written/own-page.server'

type Args = Parameters<typeof pageMeta>[0]

/**
 * Returns the meta tags of a page that the merchant wrote, or those of a missing one. The canonical
 * address is that of the language in which the page is written.
 */
export function publishedMeta(args: Args, page?: OwnPage & { description?: string }) {
  if (!page) return [{ title: documentTitle(args, missingTitle(args)) }]
  const tags = pageMeta(args, { title: page.title, description: page.description || undefined })
  const { language } = page
  if (!language) return tags
  const href = siteOf(args).origin + inLanguage(language, args.location.pathname)
  return tags.map((tag) => ('rel' in tag ? { ...tag, href } : tag))
}
