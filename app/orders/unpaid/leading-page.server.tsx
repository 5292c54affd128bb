import type { Language } from '../../business'
import { saidPage } from '../invoices/missing-sheet.server'

/** Returns a page that leads to another address, for browsers that do not go there by themselves. */
export const leadingPage = (title: string, language: Language, to: string) =>
  saidPage(
    language,
    title,
    <p>
      <a href={to}>{title}</a>
    </p>,
  )
