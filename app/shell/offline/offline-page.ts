import type { Language } from '../../business'
import { escapeMarkup } from '../../input/markup'
import { offlinePage as de } from '../../texts/de/offline-page'
import { offlinePage as en } from '../../texts/en/offline-page'
import { offlinePage as es } from '../../texts/es/offline-page'
import { offlinePage as fr } from '../../texts/fr/offline-page'
import { inLanguage } from '../../texts/language'
import { withoutBreaks } from '../../texts/spaces'

const TEXTS = { en, fr, es, de }

const STYLES = `*{box-sizing:border-box}
body{display:grid;grid-template-rows:auto 1fr;min-height:100dvh;margin:0;background:#fff;color:#111;font:16px/1.5 Poppins,"Poppins Latin","Poppins fallback",sans-serif}
header,h1{font:600 24px/32px Inter,"Inter Latin","Inter fallback",sans-serif;overflow-wrap:anywhere}
header{padding:18px max(16px,50% - 585px);border-bottom:1px solid #00000026}
svg{display:block;width:110px;height:32px;fill:none}
main{align-self:center;justify-self:center;max-width:592px;padding:32px 16px 20vh;text-align:center}
i{display:block;width:120px;height:20px;margin:0 auto 24px;border-radius:4px}
h1{margin:0;font-size:min(36px,9.5vw);line-height:1.2}
p{margin:16px 0 32px;text-wrap:balance}
nav{display:flex;flex-wrap:wrap;justify-content:center;gap:16px}
a{display:flex;align-items:center;color:#111;font-weight:500;text-decoration:none}
nav a{min-height:56px;padding:0 32px;justify-content:center;border:1px solid #8a8a8a;border-radius:4px}
nav a:first-of-type{border-color:#111;background:#111;color:#fff}
a:hover{text-decoration:underline}
h2{margin:48px 0 8px;font:600 20px/28px Inter,"Inter Latin","Inter fallback",sans-serif}
ul{margin:0;padding:0;list-style:none;overflow-wrap:anywhere}
li+li{border-top:1px solid #00000026}
li a{min-height:48px;padding:8px 0;justify-content:center;font-weight:400;text-decoration:underline}
:focus-visible{outline:2px solid #111;outline-offset:2px}
@media (max-width:639px){nav a{flex:1 0 40%}nav a:first-of-type{flex-basis:100%}}`

interface OfflineShop {
  name: string
  /** Omitted where the shop uses the default colour. */
  accent?: string
}

const BLACK = '#000000'

/** Reads the shop's name and colour from the kept manifest; the name is empty without one. */
export function offlineShop(manifest: unknown): OfflineShop {
  const { name, theme_color: colour } = (manifest ?? {}) as Record<string, unknown>
  const own = typeof colour === 'string' && /^#[\da-f]{6}$/i.test(colour) && colour !== BLACK
  return { name: typeof name === 'string' ? name : '', ...(own && { accent: colour }) }
}

interface Dress {
  /** The rules that name the page's fonts. */
  fonts: string
  /** The address of the icons, which hold the drawn name and the weave; empty if it is unknown. */
  sprite: string
  /** True where the shop has the name that is drawn; every other stands in letters. */
  isDrawn: boolean
}

/** What the styles of a shop that is named otherwise say (document/styles/own-styles.server.ts). */
const IN_LETTERS = '>.wordmark{display:none}'

/** Reads from a kept page which fonts and icons are kept beside it. */
export const dressOf = (html: string): Dress => ({
  fonts: (html.match(/@font-face ?\{[^{}<]*\}/g) ?? []).join(''),
  sprite: html.match(/\/assets\/[\w-]+\.svg(?=#wordmark)/)?.[0] ?? '',
  isDrawn: !html.includes(IN_LETTERS),
})

export interface KeptPage {
  path: string
  /** As HTML. */
  title: string
}

/** Reads the title of a kept page, which is HTML, without the name of the shop behind it. */
export const titleOf = (html: string) =>
  (html.match(/<title>([^<]*)/)?.[1] ?? '').replace(/ \| [^|]*$/, '').trim()

/** Returns a whole page, which looks like itself even if nothing else is kept. */
export function offlinePage(
  language: Language,
  path: string,
  { name, accent }: OfflineShop,
  { fonts, sprite, isDrawn }: Dress = dressOf(''),
  kept: readonly KeptPage[] = [],
) {
  const texts = withoutBreaks(language, TEXTS[language])
  const link = (to: string, text: string) => `<a href="${escapeMarkup(to)}">${text}</a>`
  const links = [
    link(path, texts.retry),
    link(inLanguage(language, '/cart'), texts.cart),
    link(inLanguage(language, '/wishlist'), texts.wishlist),
  ]
  const list = kept.map((page) => `<li>${link(page.path, page.title)}</li>`).join('')
  const opened = list && `<section><h2>${texts.kept}</h2><ul>${list}</ul></section>`
  const head =
    sprite && isDrawn
      ? `<svg role="img" aria-label="${escapeMarkup(name)}"><use href="${sprite}#wordmark"/></svg>`
      : escapeMarkup(name)
  const weave = sprite && `i{background:url(${sprite}) 0 0/20px 20px,var(--accent,#db4444)}`
  return `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeMarkup([texts.title, name].filter(Boolean).join(' | '))}</title><style>${fonts}${accent ? `:root{--accent:${accent}}` : ''}${STYLES}${weave}</style></head><body><header>${head}</header><main><i></i><h1>${texts.title}</h1><p>${texts.text}</p><nav>${links.join('')}</nav>${opened}</main></body></html>`
}
