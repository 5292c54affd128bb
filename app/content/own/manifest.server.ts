import { DEFAULT_ACCENT } from '../../settings/groups/shop'
import type { Settings } from '../../settings/schema'
import { inLanguage } from '../../texts/language'

/** Returns the web manifest, shaped like public/manifest.webmanifest of an untouched shop. */
export function manifest({ shop }: Settings, drawn: boolean) {
  const icon = (src: string, sizes: string) => ({ src, sizes, type: 'image/png' })
  return JSON.stringify({
    name: shop.name,
    short_name: shop.name,
    lang: shop.defaultLanguage,
    start_url: inLanguage(shop.defaultLanguage, '/'),
    scope: '/',
    display: 'minimal-ui',
    background_color: '#ffffff',
    theme_color: themeColour(shop),
    icons: [
      ...(drawn ? [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }] : []),
      icon('/icon-192.png', '192x192'),
      icon('/icon-512.png', '512x512'),
      { ...icon('/icon-maskable-512.png', '512x512'), purpose: 'maskable' },
    ],
  })
}

/** Returns the theme colour: black, as the strip at the top, unless the shop has its own colour. */
export const themeColour = ({ accent }: Settings['shop']) =>
  accent.toLowerCase() === DEFAULT_ACCENT ? '#000000' : accent
