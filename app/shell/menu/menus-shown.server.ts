import type { Language } from '../../business'
import type { MenuLink } from '../../content/own/use-shop'
import { pathOfPage } from '../../content/pages/own-page-values'
import { pagesInPlace } from '../../content/pages/replaced-pages.server'
import { type ShownPage, shownPages } from '../../content/pages/shown-pages.server'
import { db } from '../../database/current.server'
import { parseUrl } from '../../input/parsed'
import type { MenuSetting } from '../../settings/groups/menu'
import { settings } from '../../settings/settings.server'
import { nameOfSlug } from '../../text-core/slug'
import { dayAt } from '../../texts/clocks/shop-clock'
import { textsOf } from '../../texts/texts.server'
import { categoryOf, linkTargets } from './link-targets.server'

interface Menus {
  header?: MenuLink[]
  footer?: MenuLink[]
  copyright?: string
}

/**
 * Returns the links of header and footer: those that the merchant has set, else the usual ones with
 * the pages that ask for a place there. Empty for the demo that has neither. Links to
 * products, categories and pages that are gone are left out.
 */
export async function menusShown(language: Language): Promise<Menus> {
  const { kind, headerMenu, footerMenu, name, timeZone } = settings().shop
  const pages = await shownPages().catch(() => []) // The page stands without the database.
  const header = headerMenu.length > 0 ? headerMenu : usualHeader(pages)
  const footer = footerMenu.length > 0 ? footerMenu : usualFooter(pages)
  const words = await wordsFor(language, pages, [...header, ...footer])
  const links = (entries: readonly MenuSetting[]) =>
    entries.flatMap((entry): MenuLink[] => {
      const label = words(entry)
      return label === undefined ? [] : [[entry.to, label]]
    })
  const isPlaced = (place: string) => pages.some((page) => page.place === place)
  const own = kind === 'own'
  return {
    ...((own || headerMenu.length > 0 || isPlaced('header')) && { header: links(header) }),
    ...((own || footerMenu.length > 0 || isPlaced('footer')) && { footer: links(footer) }),
    ...(own && { copyright: `© ${dayAt(timeZone, Date.now()).slice(0, 4)} ${name}` }),
  }
}

const to = (path: string): MenuSetting => ({ to: path })

const placedIn = (pages: readonly ShownPage[], place: string) =>
  pages.filter((page) => page.place === place).map(({ slug }) => to(pathOfPage(slug)))

function usualHeader(pages: readonly ShownPage[]) {
  const own = settings().shop.kind === 'own'
  const usual = own ? ['/', '/shop', '/contacts'] : ['/', '/contacts', '/about']
  return onlyOnce([...usual.map(to), ...placedIn(pages, 'header')])
}

/** Lists the legal pages that show something, unless one of them has a place of its own. */
function usualFooter(pages: readonly ShownPage[]) {
  const written = pagesInPlace(pages).filter(
    (slug) => slug !== 'about' && !pages.some((page) => page.slug === slug),
  )
  const usual = [...written.map(pathOfPage).map(to), to('/contacts'), to('/track-order')]
  return onlyOnce([...placedIn(pages, 'footer'), ...usual])
}

const onlyOnce = (entries: readonly MenuSetting[]) => [
  ...new Map(entries.map((entry) => [entry.to, entry])).values(),
]

/** Returns what names a link: its own words, else those of what it leads to, if that exists. */
async function wordsFor(
  language: Language,
  pages: readonly ShownPage[],
  set: readonly MenuSetting[],
) {
  const { shell } = textsOf(language)
  const builtIn: Record<string, string> = {
    '/': shell.home,
    '/shop': shell.departments.all,
    '/contacts': shell.contact,
    '/about': shell.about,
    '/privacy': shell.footer.privacy,
    '/terms': shell.footer.terms,
    '/faq': shell.footer.faq,
    '/track-order': shell.footer.trackOrder,
    '/cart': shell.cart,
    '/wishlist': shell.wishlist,
    '/accounts': shell.account,
    '/login': shell.footer.logIn,
    '/signup': shell.signUp,
  }
  const links = set.map((entry) => entry.to)
  const targets = await linkTargets(db, links, { language, pages }).catch(() => new Map())
  const { defaultLanguage } = settings().shop
  return (entry: MenuSetting): string | undefined => {
    const target = targets.get(entry.to)
    if (target === null) return undefined
    const category = categoryOf(entry.to)
    return (
      entry[language] ??
      target ??
      builtIn[entry.to] ??
      entry[defaultLanguage] ??
      (category ? nameOfSlug(category) : undefined) ??
      parseUrl(entry.to)?.host ??
      entry.to
    )
  }
}
