import { type ErrorResponse, isRouteErrorResponse } from 'react-router'
import type { Language } from '../business'
import { parseUrl } from '../input/parsed'
import { problems } from '../texts/en/problems'
import { inLanguage } from '../texts/language'
import type { WeightUnit } from '../texts/weight'

interface MetaArgs {
  matches: readonly ({ loaderData?: unknown } | undefined)[]
  /** What the page's loader threw. */
  error?: unknown
  location: { pathname: string }
}

interface Page {
  title?: string
  /** The whole title, without the shop's name beside it. */
  wholeTitle?: string
  description?: string
  path?: string
  image?: string
  type?: 'website' | 'product'
}

interface Root {
  origin?: string
  language?: Language
  texts?: { shell: { brand: string } & Partial<typeof problems> }
  shop?: { weightUnit?: WeightUnit }
}

/**
 * Returns the meta tags of a page. The browser gets the title alone: the rest is for search engines
 * and for whoever draws a link's card, which ask the server.
 */
export function pageMeta(args: MetaArgs, page: Page) {
  const title = page.wholeTitle ?? documentTitle(args, page.title)
  return import.meta.env.SSR ? [{ title }, ...serverMeta(args, page, title)] : [{ title }]
}

function serverMeta(args: MetaArgs, page: Page, title?: string) {
  const { origin, brand, addressOf } = siteOf(args)
  const url = addressOf(page.path ?? args.location.pathname)
  const image = parseUrl(page.image || '/share.png', origin || 'http://localhost')?.href
  const { description, type = 'website' } = page
  const graph = { site_name: brand, type, title, description, url, image }
  return [
    ...(description ? [{ name: 'description', content: description }] : []),
    { tagName: 'link', rel: 'canonical', href: url } as const,
    ...Object.entries(graph).flatMap(([name, content]) =>
      content ? { property: `og:${name}`, content } : [],
    ),
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

/** Returns the page's title with the shop's name in it once. */
export function documentTitle(args: Pick<MetaArgs, 'matches'>, title?: string) {
  const { brand } = siteOf(args)
  if (!title || !brand) return title || brand
  return title.startsWith(brand) && !/^\w/.test(title.slice(brand.length))
    ? title
    : `${title} | ${brand}`
}

export const isNotFound = (error: unknown): error is ErrorResponse =>
  isRouteErrorResponse(error) && error.status === 404

/** Returns the title of a page that is not there; undefined for one that failed otherwise. */
export function missingTitle({ matches, error }: Pick<MetaArgs, 'matches' | 'error'>) {
  if (!isNotFound(error)) return undefined
  const root = matches[0]?.loaderData as Root | undefined
  return { ...problems, ...root?.texts?.shell }.notFound.title
}

/** Returns the meta tags of a page that search engines leave out, but links and bookmarks describe. */
export const privateMeta = (
  args: Pick<MetaArgs, 'matches' | 'error'>,
  title = missingTitle(args),
  description?: string,
) => [
  { title: documentTitle(args, title) },
  { name: 'robots', content: 'noindex' },
  ...(description && import.meta.env.SSR ? [{ name: 'description', content: description }] : []),
]

export function siteOf({ matches }: Pick<MetaArgs, 'matches'>) {
  const { origin = '', language = 'en', texts, shop } = (matches[0]?.loaderData ?? {}) as Root
  const addressOf = (path: string) => origin + inLanguage(language, path)
  const brand = texts?.shell.brand ?? ''
  const weightUnit = shop?.weightUnit
  return { origin, language, brand, addressOf, ...(weightUnit && { weightUnit }) }
}
