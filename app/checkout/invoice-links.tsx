import { inLanguage } from '../texts/language'
import { useLanguage, useTexts } from '../texts/texts'

interface Props {
  token: string
  invoices: ('invoice' | 'credit_note')[]
}

/** Pages to print, beside the order's. */
export function InvoiceLinks({ token, invoices }: Props) {
  const texts = useTexts('order')
  const language = useLanguage()
  return invoices.map((kind) => {
    const name = kind === 'invoice' ? 'invoice' : 'credit-note'
    return (
      <a
        key={kind}
        href={inLanguage(language, `/orders/${token}/${name}`)}
        target="_blank"
        rel="noreferrer"
        className="button button-outline"
      >
        {kind === 'invoice' ? texts.invoice : texts.creditNote}
      </a>
    )
  })
}
