import { inLanguage } from '../texts/language'
import { useLanguage } from '../texts/texts'
import type { ShownDocument } from './returns/shown-refunds.server'

/** Links to pages for printing, beside the order's. */
export function InvoiceLinks({ documents }: { documents: ShownDocument[] }) {
  const language = useLanguage()
  return documents.map(({ path, label }) => (
    <a
      key={path}
      href={inLanguage(language, path)}
      target="_blank"
      rel="noreferrer"
      className="button button-outline"
    >
      {label}
    </a>
  ))
}
