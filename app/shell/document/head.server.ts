import type { Language } from '../../business'
import { themeColour } from '../../content/own/manifest.server'
import { iconsSuffix } from '../../content/own/own-icons.server'
import { languagesAtPath } from '../../content/pages/shown-pages.server'
import { pageRoute } from '../../http/pages/page-route'
import { shopOrigin } from '../../http/shop-url.server'
import { xml } from '../../http/xml-response.server'
import { requestUrl } from '../../input/request-url'
import { settings } from '../../settings/settings.server'
import { inLanguage, languageOf, withoutLanguage } from '../../texts/language'
import { KEY } from '../remembered-language'
import type { Head } from './document.server'
import { ownStyles } from './styles/own-styles.server'

/** An Apple device finds /apple-touch-icon.png by its name. */
const ICONS =
  '<link rel="icon" href="/favicon.svg"/><link rel="manifest" href="/manifest.webmanifest"/>'

/** Returns the head tags beyond React's: nothing in the browser ever changes them. */
export function headOf(url: string, status: number): Head {
  const styles = ownStyles()
  const colour = `<meta name="theme-color" content="${themeColour(settings().shop)}"/>`
  return {
    script: languageOf(url) === 'en' ? languageScript() : '',
    tags: icons() + colour + (status === 200 ? languageLinks(url) : ''),
    styles: styles && `<style>${styles}</style>`,
  }
}

function icons() {
  const version = iconsSuffix()
  if (version === '') return ICONS
  const marked = ICONS.replace(/href="([^"]+)"/g, `href="$1${version}"`)
  return settings().shop.icon.startsWith('data:')
    ? marked.replace('/favicon.svg', '/icon-192.png')
    : marked
}

/**
 * Returns the script that leads from an address in English to the language that was chosen before,
 * or on the first page to the shop's default language, unless the visitor comes from another page
 * of the shop: there English was chosen, perhaps before a script could remember it. It runs before
 * the first paint, because cached pages are the same for all.
 */
function languageScript() {
  const { languages, defaultLanguage } = settings().shop
  const others = languages.filter((language) => language !== 'en').join('|')
  if (others === '') return ''
  const first =
    defaultLanguage === 'en'
      ? ''
      : `||location.pathname=='/'&&(document.referrer.indexOf(location.origin)?'${defaultLanguage}':localStorage['${KEY}']='en')`
  return `try{var l=localStorage.getItem('${KEY}')${first};if(/^(${others})$/.test(l))location.replace('/'+l+location.pathname.replace(/^\\/$/,'')+location.search+location.hash)}catch(e){}`
}

/** Returns the links to the page's other languages, for search engines. */
function languageLinks(url: string) {
  const { defaultLanguage, languages: offered } = settings().shop
  const { pathname, search } = requestUrl({ url })
  const languages = languagesAtPath(withoutLanguage(pathname)) ?? offered
  if (languages.length < 2 || pageRoute(pathname) === '*') return ''
  const address = (language: Language) =>
    xml(shopOrigin() + inLanguage(language, withoutLanguage(pathname) + search))
  const [first = defaultLanguage] = languages.includes(defaultLanguage) ? [] : languages
  const link = (name: string, language: Language) =>
    `<link rel="alternate" hrefLang="${name}" href="${address(language)}"/>`
  return languages.map((language) => link(language, language)).join('') + link('x-default', first)
}
