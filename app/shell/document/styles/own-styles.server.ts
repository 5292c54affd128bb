import { iconsSuffix, LOGO, ownLogo } from '../../../content/own/own-icons.server'
import { buttonColour } from '../../../mail/frame/mail-colours'
import { DEFAULT_ACCENT, DEFAULT_NAME } from '../../../settings/groups/shop'
import type { Settings } from '../../../settings/schema'
import { settings } from '../../../settings/settings.server'

/** A parcel drawn in lines, which stands where a product has no picture. */
const PARCEL = `url("data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-24 -24 72 72" fill="none" stroke="#8a8a8a" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round"><path d="M12 22 3 17V7l9-5 9 5v10zM3 7l9 5 9-5M12 12v10M7.5 4.5l9 5"/></svg>',
)}")`

/**
 * Styles of a merchant's own shop for what the demo never has: a product without a picture or with a
 * tall one, one slide alone, nothing to announce, longer words, more links, and texts from the right.
 * The demo does without their bytes.
 */
const OWN_LOOKS = [
  `img:not([src]),img[src=""]{content:${PARCEL}}`,
  `.gallery-row:empty,span.bg-tile:empty{background:var(--color-tile) ${PARCEL} center/contain no-repeat}`,
  '.gallery-row:empty{min-height:16rem;border-radius:var(--radius)}',
  '.card-tile{grid-template:100%/100%}',
  '.bg-tile>picture>img:not([class]){height:100%;object-fit:contain}',
  'aside:not(:has(a)){display:none}',
  '[data-all-fit]:not(:has([role=group]+[role=group]))>:not([data-row]) .needs-js{display:none}',
  '.category-tile{font-size:clamp(.875rem,4.4vw,1rem)}',
  'h1,h2,h3,.category-tile{overflow-wrap:anywhere;hyphens:auto;hyphenate-limit-chars:16 6 6}',
  '@media(width<768px) and (height>=480px){.buy-bar{grid-template-columns:minmax(max-content,1fr) auto minmax(0,auto)}}',
  'p,h1,h2,h3{unicode-bidi:plaintext}',
  '.department-menu a{overflow-wrap:anywhere}',
  '@media(width>=1024px){.search-form{flex-shrink:9}.main-menu{flex-shrink:1}.main-menu,.main-menu>ul{gap:0 min(1.6vw,2.5rem)}.main-menu>ul{flex-wrap:wrap}}',
].join('')

const LIGHTER = 0.3
const DARKER = 0.2

const LOGO_HEIGHT = 36
const LOGO_WIDTH = 160
const LONG_NAME = 14
/** Gives a shop's name two lines at most, so that a phone has room for the icons beside it. */
const headerName = (name: string) =>
  `font-size:${name.length > LONG_NAME ? 'clamp(14px,4.2vw,20px)' : 'clamp(16px,5vw,24px)'};max-width:min(100vw - 208px,16rem);display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden;overflow-wrap:anywhere;hyphens:auto;hyphenate-limit-chars:16 6 6;text-wrap:balance`
/** The checkout has words beside it instead of icons. */
const CHECKOUT_NAME = 'a.flex>.wordmark+span{max-width:min(27vw,16rem);-webkit-line-clamp:3}'

let known: { of: Settings; styles: string } | undefined

/** Returns the styles of a merchant's shop, its colour, name and logo; empty for an untouched shop. */
export function ownStyles() {
  const of = settings()
  if (known?.of !== of) known = { of, styles: colours(of) + wordmark(of) + looks(of) }
  return known.styles
}

const looks = ({ shop }: Settings) => (shop.kind === 'own' ? OWN_LOOKS : '')

/** What says that something is wrong, lacking or changed stays red, whatever the accent is. */
const WRONG =
  '.text-red-text,.field[aria-invalid],.line-field,.price-form,.option-problem,.notice,[data-changed]'

/** White text stands on each of these colours: the schema refuses an accent that is too light. */
function colours({ shop: { accent } }: Settings) {
  if (accent.toLowerCase() === DEFAULT_ACCENT) return ''
  const accented = tokens({ red: accent, 'red-text': accent, ...shaded(accent) })
  const red = tokens({ red: DEFAULT_ACCENT, 'red-text': buttonColour(DEFAULT_ACCENT) })
  return `:root{${accented}}${WRONG}{${red}}`
}

const tokens = (colours: Record<string, string>) =>
  Object.entries(colours)
    .map(([name, colour]) => `--color-${name}:${colour}`)
    .join(';')

/** Shows the logo in the header instead of the drawn name, and the name in letters elsewhere. */
function wordmark({ shop }: Settings) {
  const logo = ownLogo()
  if (!logo && shop.name === DEFAULT_NAME) return ''
  const inLetters = (place: string, more: string) =>
    `${place}>.wordmark{display:none}${place}>.wordmark+span{all:unset;display:block;font:600 24px/1.2 var(--font-heading);${more}}`
  const footer = inLetters('h2', 'overflow-wrap:anywhere')
  if (!logo) return footer + inLetters('a', headerName(shop.name)) + CHECKOUT_NAME
  const width = Math.min(LOGO_WIDTH, (LOGO_HEIGHT * logo.width) / logo.height)
  const size = `width:${Math.round(width)}px;height:${Math.round((width * logo.height) / logo.width)}px`
  return `${footer}a>.wordmark{${size};background:url("${LOGO}${iconsSuffix()}") 0/100% 100%;print-color-adjust:exact}a>.wordmark use{display:none}`
}

/** Returns two shades of a colour such as `#0a5cc2`: for large shapes, and for buttons. */
const shaded = (colour: string) => ({
  'red-hover': mixed(colour, 255, LIGHTER),
  'red-dark': mixed(colour, 0, DARKER),
})

function mixed(colour: string, other: number, share: number) {
  const parts = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16)
    return Math.round(part + (other - part) * share)
  })
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}
