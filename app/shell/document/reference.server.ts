import type { Language } from '../../business'
import { fill } from '../../texts/fill'
import { textsOf } from '../../texts/texts.server'
import type { Document } from './document.server'

const STYLE =
  'position:fixed;inset:auto 0 8px;margin:auto;width:fit-content;padding:2px 8px;background:#fff;color:#555;font:12px/1.5 sans-serif'

/** Adds the request's id to an error page, at the end of the body, where React leaves it alone. */
export function withReference(
  { end, ...rest }: Document,
  language: Language,
  id: string,
): Document {
  const words = fill(textsOf(language).faults.reference, { id })
  const bodyEnd = /<\/body>(?=<\/html>$)/
  return { ...rest, end: end.replace(bodyEnd, `<p style="${STYLE}">${words}</p></body>`) }
}
