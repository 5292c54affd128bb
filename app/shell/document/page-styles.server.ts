import type { Language } from '../../business'
import styles from '../../root.css?inline'
import inter from '../../ui/fonts/inter-600.woff2?url'
import interBasic from '../../ui/fonts/inter-basic.woff2?url'
import poppins from '../../ui/fonts/poppins-400-500.woff2?url'
import poppinsBasic from '../../ui/fonts/poppins-basic.woff2?url'
import { STYLES_PLACE } from './page-styles'

const SHEET = STYLES_PLACE.replace('></', () => `>${styles}</`)

/** The fonts are asked for before the page is laid out, or it would be laid out twice. */
const withFonts = (files: string[]) => files.map(preload).join('') + SHEET
const preload = (file: string) =>
  `<link rel="preload" as="font" type="font/woff2" href="${file}" crossorigin="anonymous"/>`

const ENGLISH = withFonts([poppinsBasic, interBasic])
const OTHERS = withFonts([poppins, inter])

/** A rendered document with the style sheet in it. */
export const withStyles = (html: string, language: Language) =>
  html.replace(STYLES_PLACE, () => (language === 'en' ? ENGLISH : OTHERS))
