import type { Language } from '../../business'
import { escapeMarkup } from '../../input/markup'
import { offlinePage as de } from '../../texts/de/offline-page'
import { offlinePage as en } from '../../texts/en/offline-page'
import { offlinePage as es } from '../../texts/es/offline-page'
import { offlinePage as fr } from '../../texts/fr/offline-page'
import { inLanguage } from '../../texts/language'
import { withoutBreaks } from '../../texts/spaces'

const TEXTS = { en, fr, es, de }

const STYLES = `body{margin:0;color:#111;font:16px/1.5 Poppins,sans-serif}
header{padding:14px 16px;border-bottom:4px solid var(--accent,#cf3a3a);background:#000;color:#fff;font:700 24px Inter,sans-serif}
main{max-width:560px;margin:15vh auto;padding:0 16px;text-align:center}
h1{font:600 32px/1.2 Inter,sans-serif}
a{display:inline-block;margin:16px 4px 0;padding:16px 32px;border:1px solid #767676;border-radius:4px;color:#111;text-decoration:none}
a:first-of-type{border-color:#111;background:#111;color:#fff}
:focus-visible{outline:2px solid #111;outline-offset:2px}
@media (max-width:639px){a{display:block;margin-inline:0}}`

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

/** Returns a whole page by itself, as nothing else may be stored. */
export function offlinePage(language: Language, path: string, { name, accent }: OfflineShop) {
  const texts = withoutBreaks(language, TEXTS[language])
  const link = (to: string, text: string) => `<a href="${escapeMarkup(to)}">${text}</a>`
  return `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeMarkup([texts.title, name].filter(Boolean).join(' | '))}</title><style>${accent ? `:root{--accent:${accent}}` : ''}${STYLES}</style></head><body><header>${escapeMarkup(name)}</header><main><h1>${texts.title}</h1><p>${texts.text}</p>${link(path, texts.retry)}${link(inLanguage(language, '/cart'), texts.cart)}${link(inLanguage(language, '/wishlist'), texts.wishlist)}</main></body></html>`
}
