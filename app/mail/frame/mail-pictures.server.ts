import { hash } from 'node:crypto'
import { config } from '../../config.server'
import { parseUrl } from '../../input/parsed'
import { drawn } from '../../settings/groups/drawing'
import { settings } from '../../settings/settings.server'
import { pictureAt } from '../../ui/picture-sources'

/** The path of the shop's logo as a PNG, which mail programs can show. */
export const MAIL_LOGO = '/shop-logo.png'

/** The most CSS pixels of a logo in a mail, and how much sharper it is drawn. */
const LOGO = { width: 200, height: 45 }
const DENSITY = 2

const LOCAL = /^(localhost|127\.|\[::1\]|0\.0\.0\.0)|\.localhost$/

/** Returns where readers' mail programs can fetch pictures; undefined where they cannot. */
function pictureOrigin() {
  const { ORIGIN } = config
  return ORIGIN && !LOCAL.test(parseUrl(ORIGIN)?.hostname ?? '') ? ORIGIN : undefined
}

/** Returns the address of a catalogue's picture, as JPEG, which all mail programs show. */
export function mailPicture(path: string | undefined, width: number) {
  const origin = pictureOrigin()
  if (!origin || !path) return undefined
  const sized = pictureAt(path, width * DENSITY, 'jpeg')
  return sized.startsWith('/media/') ? origin + sized : undefined
}

/** Returns the merchant's logo with its size in CSS pixels. */
export function mailLogo() {
  const origin = pictureOrigin()
  const { logo } = settings().shop
  if (!origin || logo === '') return undefined
  const { width, height } = drawn(logo)
  const scale = Math.min(LOGO.width / width, LOGO.height / height)
  return {
    // Mail programs keep pictures by their address.
    src: `${origin}${MAIL_LOGO}?v=${hash('sha256', logo, 'hex').slice(0, 8)}`,
    width: Math.round(width * scale),
    height: Math.round(height * scale),
  }
}
