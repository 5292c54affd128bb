import type { Language } from '../../business'
import { fill } from '../../texts/fill'
import { textsOf } from '../../texts/texts.server'

const STYLE =
  'position:fixed;inset:auto 0 8px;margin:auto;width:fit-content;padding:2px 8px;background:#fff;color:#555;font:12px/1.5 sans-serif'

/** The request's id on an error page. At the end of the body, where React leaves it alone. */
export const withReference = (document: string, language: Language, id: string) =>
  document.replace(
    /<\/body>(?=<\/html>$)/,
    `<p style="${STYLE}">${fill(textsOf(language).faults.reference, { id })}</p></body>`,
  )
