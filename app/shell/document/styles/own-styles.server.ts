import { iconsSuffix, LOGO, ownLogo } from '../../../content/own/own-icons.server'
import { DEFAULT_ACCENT, DEFAULT_NAME } from '../../../settings/groups/shop'
import type { Settings } from '../../../settings/schema'
import { settings } from '../../../settings/settings.server'
import { OWN_LOOKS } from './own-looks'
import { shaded } from './shades'

const LOGO_HEIGHT = 36
const LOGO_WIDTH = 160
/** Limits a long shop name, so that a phone has room for the icons. */
const HEADER_NAME =
  'font-size:clamp(16px,5vw,24px);max-width:min(42vw,16rem);overflow:hidden;text-overflow:ellipsis;white-space:nowrap'

let known: { of: Settings; styles: string } | undefined

/** Returns the styles of a merchant's shop, its colour, name and logo; empty for an untouched shop. */
export function ownStyles() {
  const of = settings()
  if (known?.of !== of) known = { of, styles: colours(of) + wordmark(of) + looks(of) }
  return known.styles
}

const looks = ({ shop }: Settings) => (shop.kind === 'own' ? OWN_LOOKS : '')

/** White text stands on each of these colours: the schema refuses an accent that is too light. */
function colours({ shop: { accent } }: Settings) {
  if (accent.toLowerCase() === DEFAULT_ACCENT) return ''
  const tokens = { red: accent, 'red-text': accent, ...shaded(accent) }
  const set = Object.entries(tokens).map(([name, colour]) => `--color-${name}:${colour}`)
  return `:root{${set.join(';')}}`
}

/** Shows the logo in the header instead of the drawn name, and the name in letters elsewhere. */
function wordmark({ shop }: Settings) {
  const logo = ownLogo()
  if (!logo && shop.name === DEFAULT_NAME) return ''
  const inLetters = (place: string, more: string) =>
    `${place}>.wordmark{display:none}${place}>.wordmark+span{all:unset;display:block;font:600 24px/1.2 var(--font-heading);${more}}`
  const footer = inLetters('h2', 'overflow-wrap:anywhere')
  if (!logo) return footer + inLetters('a', HEADER_NAME)
  const width = Math.min(LOGO_WIDTH, (LOGO_HEIGHT * logo.width) / logo.height)
  const size = `width:${Math.round(width)}px;height:${Math.round((width * logo.height) / logo.width)}px`
  return `${footer}a>.wordmark{${size};background:url("${LOGO}${iconsSuffix()}") 0/100% 100%;print-color-adjust:exact}a>.wordmark use{display:none}`
}
