import type { ReactNode } from 'react'
import type { Language } from '../../business'
import { inLanguage } from '../../texts/language'
import type { Texts } from '../../texts/texts'
import { textsOf } from '../../texts/texts.server'
import { printedPage } from './printed-page.server'
import { STYLE } from './sheet-page.server'

interface Said {
  title: string
  text: string
  path: string
  link: string
}

/** Answers for a missing sheet, or a missing order. */
export function missingSheet(language: Language, sheet: string, order?: { token: string }) {
  const { sheets, shell, mails } = textsOf(language)
  const { notFound } = shell
  return page(
    language,
    order
      ? {
          title: sheets.none.title,
          text: noneOf(sheets.none, sheet),
          path: `/orders/${order.token}`,
          link: mails.viewOrder,
        }
      : { title: notFound.title, text: notFound.text, path: '/', link: notFound.back },
  )
}

const noneOf = (none: Texts['sheets']['none'], sheet: string) => {
  if (sheet.startsWith('return-label')) return none.returnLabel
  return sheet === 'invoice' ? none.invoice : none.creditNote
}

/** Answers who asks too often. */
export function waitForSheet(language: Language, path: string) {
  const { sheets, orderProblems, product } = textsOf(language)
  const { wait: title } = sheets.none
  return page(language, { title, text: orderProblems.tooMany, path, link: product.failed.retry })
}

const page = (language: Language, { title, text, path, link }: Said) =>
  saidPage(
    language,
    title,
    <>
      <p>{text}</p>
      <p>
        <a href={inLanguage(language, path)}>{link}</a>
      </p>
    </>,
  )

/** Returns a page that looks like a paper. */
export const saidPage = (language: Language, title: string, said: ReactNode) =>
  printedPage({
    language,
    title,
    style: STYLE,
    content: (
      <main>
        <h1>{title}</h1>
        {said}
      </main>
    ),
  })
