import { contrastBetween } from '../../settings/groups/contrast'
import { DEFAULT_ACCENT } from '../../settings/groups/shop'

/** The red of the pages' buttons: 4.5:1 under white letters. */
const RED = '#cf3a3a'
/** The least contrast of letters (WCAG 2.2, 1.4.3). */
const LEAST_CONTRAST = 4.5
const LIGHTER_BY = 0.08

export interface MailColours {
  /** Around the letter, the letter itself, and under pictures and codes. */
  page: string
  paper: string
  tile: string
  line: string
  ink: string
  muted: string
  link: string
}

/** Returns the colours of the pages, for readers and mail programs that want light. */
export const lightColours = (accent: string): MailColours => ({
  page: '#f5f5f5',
  paper: '#ffffff',
  tile: '#f5f5f5',
  line: '#d9d9d9',
  ink: '#111111',
  muted: '#5c5c5c',
  link: buttonColour(accent),
})

const DARK = {
  page: '#121212',
  paper: '#1e1e1e',
  tile: '#2c2c2c',
  line: '#4a4a4a',
  ink: '#f2f2f2',
  muted: '#b8b8b8',
}

/** Returns dark colours; links have the shop's colour, made as light as reading needs. */
export const darkColours = (accent: string): MailColours => ({
  ...DARK,
  link: readableOn(DARK.tile, buttonColour(accent)),
})

/** Returns the colour of buttons and of the band, which white letters can stand on. */
export const buttonColour = (accent: string) =>
  accent.toLowerCase() === DEFAULT_ACCENT ? RED : accent.toLowerCase()

/** Mixes white into a colour until it can be read on the ground. */
function readableOn(ground: string, colour: string) {
  let mixed = colour
  for (let white = 0; contrastBetween(mixed, ground) < LEAST_CONTRAST; white += LIGHTER_BY)
    mixed = withWhite(colour, Math.min(1, white))
  return mixed
}

function withWhite(colour: string, share: number) {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  const mixed = parts.map((part) => Math.round(part + (255 - part) * share))
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}
