import type { Language } from '../business'
import { inLanguage } from '../texts/language'

interface MetaArgs {
  matches: readonly ({ loaderData?: unknown } | undefined)[]
  location: { pathname: string }
}

interface Page {
  title?: string
  description?: string
  path?: string
  image?: string
  type?: 'website' | 'product'
}

const SITE = 'Exclusive'

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

const titled = (title = SITE) => (title.startsWith(SITE) ? title : `${title} | ${SITE}`)

export function siteOf({ matches }: Pick<MetaArgs, 'matches'>) {
  const root = (matches[0]?.loaderData ?? {}) as { origin?: string; language?: Language }
  const { origin = '', language = 'en' } = root
  return { origin, language, addressOf: (path: string) => origin + inLanguage(language, path) }
}
