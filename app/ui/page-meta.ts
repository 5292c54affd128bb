import type { Language } from '../business'
import { inLanguage } from '../texts/language'

/** What a route's `meta` is given, as far as it matters here. */
interface MetaArgs {
  matches: readonly ({ loaderData?: unknown } | undefined)[]
  location: { pathname: string }
}

interface Page {
  /** Without the shop's name, which is added. */
  title?: string
  description?: string
  /** The one address of what is shown, with its query; the path itself unless told. */
  path?: string
  /** Path or address of the picture to share; the shop's own unless told. */
  image?: string
  /** 'website' unless told. */
  type?: 'website' | 'product'
}

const SITE = 'Exclusive'

/**
 * Title, description, canonical address and what sharing shows (Open Graph, twitter:card). The
 * root loader gives origin and language.
 */
export function pageMeta(args: MetaArgs, page: Page) {
  const { origin, addressOf } = siteOf(args)
  const url = addressOf(page.path ?? args.location.pathname)
  const title = titled(page.title)
  const image = new URL(page.image ?? '/share.png', origin || 'http://localhost').href
  return [
    { title },
    ...(page.description ? [{ name: 'description', content: page.description }] : []),
    { tagName: 'link', rel: 'canonical', href: url } as const,
    { property: 'og:site_name', content: SITE },
    { property: 'og:type', content: page.type ?? 'website' },
    { property: 'og:title', content: title },
    ...(page.description ? [{ property: 'og:description', content: page.description }] : []),
    { property: 'og:url', content: url },
    { property: 'og:image', content: image },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

/** With the shop's name behind it, unless it begins with that. */
const titled = (title = SITE) => (title.startsWith(SITE) ? title : `${title} | ${SITE}`)

/** Where this shop is, and the full address of a path in the page's language. */
export function siteOf({ matches }: Pick<MetaArgs, 'matches'>) {
  const root = (matches[0]?.loaderData ?? {}) as { origin?: string; language?: Language }
  const { origin = '', language = 'en' } = root
  return { origin, language, addressOf: (path: string) => origin + inLanguage(language, path) }
}
