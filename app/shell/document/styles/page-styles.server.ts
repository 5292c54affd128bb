import type { Language } from '../../../business'
import styles from '../../../root.css?inline'
import whole from '../../../root.css?url'
import fonts from '../../../ui/fonts/fonts.css?inline'
import inter from '../../../ui/fonts/inter-600.woff2?url'
import interBasic from '../../../ui/fonts/inter-basic.woff2?url'
import poppins from '../../../ui/fonts/poppins-400-500.woff2?url'
import poppinsBasic from '../../../ui/fonts/poppins-basic.woff2?url'
import type { StyleSheet } from '../document.server'
import { usedStyles } from './used-styles.server'

const preload = (file: string) => `<link rel="preload" as="font" href="${file}" crossorigin/>`

/** The whole sheet, for what is added to the page later (../late-scripts.ts). */
const later = `<link rel="later-styles" href="${whole}"/><noscript><link rel="stylesheet" href="${whole}"/></noscript>`
const ENGLISH = [poppinsBasic, interBasic].map(preload).join('')
const OTHERS = [poppins, inter].map(preload).join('')
/** English pages name the small fonts, the others "Latin", the whole ones; both their fallbacks. */
const fontsOf = (isOther: RegExp) =>
  Buffer.from(fonts.replace(/[^{}]*\{[^}]*\}/g, (rule) => (isOther.test(rule) ? '' : rule)))
const ENGLISH_FONTS = fontsOf(/font-family:\s*"?\w+ Latin\b|:not\(:lang\(en\)\)/)
const OTHER_FONTS = fontsOf(/font-family:\s*"?\w+"?;/)
const used = usedStyles(styles)

/**
 * Returns the styles that a page shows and its language's font preloads: a late font lays the page
 * out twice. The fonts' rules stand in the page alone, as fonts named again would be drawn again.
 */
export const stylesFor = (language: Language, html: string): StyleSheet => ({
  preloads: language === 'en' ? ENGLISH : OTHERS,
  styles: Buffer.concat([language === 'en' ? ENGLISH_FONTS : OTHER_FONTS, used.of(html)]),
  later,
})
