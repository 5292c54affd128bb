import { darkColours, lightColours, type MailColours } from './mail-colours'

/** System fonts stand in: mail programs load none. */
export const MAIL_FONT = 'Poppins, "Segoe UI", Helvetica, Arial, sans-serif'
export const HEADING_FONT = 'Inter, "Segoe UI", Helvetica, Arial, sans-serif'

/** The diamonds of the pages' weave; programs without gradients show the plain band. */
const CORNERS = [45, 135, 225, 315]
export const WEAVE = {
  backgroundImage: CORNERS.map(
    (angle) => `linear-gradient(${angle}deg, rgba(255,255,255,0.2) 25%, transparent 25%)`,
  ).join(', '),
  backgroundSize: '8px 8px',
}

/** What each class has in its colours; inline styles carry the light ones too. */
const PARTS: Record<string, (colours: MailColours) => Record<string, string>> = {
  'm-page': ({ page, ink }) => ({ 'background-color': page, color: ink }),
  'm-paper': ({ paper, ink }) => ({ 'background-color': paper, color: ink }),
  'm-ink': ({ ink }) => ({ color: ink }),
  'm-muted': ({ muted }) => ({ color: muted }),
  'm-link': ({ link }) => ({ color: link }),
  'm-line': ({ line }) => ({ 'border-color': line }),
  'm-tile': ({ tile, ink }) => ({ 'background-color': tile, color: ink }),
}

/**
 * Returns the styles of every mail: dark where the reader's system is (Apple Mail, Thunderbird), and
 * where Outlook's own dark mode marks what it changes; less air on a phone.
 */
export function mailStyles(accent: string) {
  const dark = rules(darkColours(accent), '')
  const outlook = rules(darkColours(accent), '[data-ogsc] ')
  return [
    ':root{color-scheme:light dark;supported-color-schemes:light dark}',
    `body{margin:0;background-color:${lightColours(accent).page}}`,
    'a{text-underline-offset:3px}',
    `@media (prefers-color-scheme:dark){${dark}}`,
    outlook,
    '@media (max-width:480px){.m-pad{padding-left:16px!important;padding-right:16px!important}.m-outer{padding:0!important}.m-button{display:block!important;text-align:center!important}.m-touch{display:inline-block!important;padding:11px 0!important}}',
  ].join('')
}

const rules = (colours: MailColours, before: string) =>
  Object.entries(PARTS)
    .map(([name, of]) => {
      const set = Object.entries(of(colours)).map(([key, value]) => `${key}:${value}!important`)
      return `${before}.${name}{${set.join(';')}}`
    })
    .join('')

/** Returns the inline style of a class, in the light colours. */
export function lightStyle(name: keyof typeof PARTS, accent: string) {
  const set = PARTS[name]?.(lightColours(accent)) ?? {}
  return Object.fromEntries(
    Object.entries(set).map(([key, value]) => [
      key.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  )
}
