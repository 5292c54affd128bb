import type { Language } from '../../business'
import styles from '../../root.css?inline'
import inter from '../../ui/fonts/inter-600.woff2?url'
import interBasic from '../../ui/fonts/inter-basic.woff2?url'
import poppins from '../../ui/fonts/poppins-400-500.woff2?url'
import poppinsBasic from '../../ui/fonts/poppins-basic.woff2?url'
import type { StyleSheet } from './document.server'

const preload = (file: string) =>
  `<link rel="preload" as="font" type="font/woff2" href="${file}" crossorigin="anonymous"/>`

const ENGLISH = [poppinsBasic, interBasic].map(preload).join('')
const OTHERS = [poppins, inter].map(preload).join('')
const STYLES = Buffer.from(styles)

/** Returns a language's styles and font preloads: a late font lays the page out twice. */
export const stylesFor = (language: Language): StyleSheet => ({
  preloads: language === 'en' ? ENGLISH : OTHERS,
  styles: STYLES,
})
