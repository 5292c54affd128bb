import { xml } from '../../http/xml-response.server'
import { settings } from '../../settings/settings.server'
import { languageOf } from '../../texts/language'
import { defaultLanguage } from '../../texts/offered-languages.server'
import { textsOf } from '../../texts/texts.server'

const PREFIX = /^\/(fr|es|de)(\/|$)/

/** Returns the page of a shop that is not open yet, in the language of the path. */
export function closedPage(path: string) {
  const language = PREFIX.test(path) ? languageOf(`http://shop${path}`) : defaultLanguage()
  const { closed } = textsOf(language)
  const { name, accent, emails, logo } = settings().shop
  const [email] = emails
  const mail = email
    ? `<p>${xml(closed.write)} <a href="mailto:${xml(email)}">${xml(email)}</a></p>`
    : ''
  const head = logo ? `<img src="/shop-logo" alt="${xml(name)}" height="48">` : xml(name)
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${xml(name)}</title><style>${styleOf(accent)}</style></head><body><main><p class="name">${head}</p><h1>${xml(closed.title)}</h1><p>${xml(closed.text)}</p>${mail}</main></body></html>`
}

const styleOf = (accent: string) =>
  `body{margin:0;font:18px/1.6 Inter,system-ui,sans-serif;color:#000;background:#fff}main{max-width:36rem;margin:0 auto;padding:18vh 1.5rem 3rem;border-top:6px solid ${accent}}.name{font-weight:700;font-size:1.5rem}h1{font-size:clamp(1.8rem,6vw,2.6rem);line-height:1.2;margin:.5em 0}a{color:${accent}}img{max-width:100%}`

/** The policy of the page, which has styles of its own and nothing else but the logo. */
export const CLOSED_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
