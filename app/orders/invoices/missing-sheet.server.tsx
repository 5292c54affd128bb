import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Language } from '../../business'
import { inLanguage } from '../../texts/language'
import { textsOf } from '../../texts/texts.server'
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
          text: sheet === 'invoice' ? sheets.none.invoice : sheets.none.creditNote,
          path: `/orders/${order.token}`,
          link: mails.viewOrder,
        }
      : { title: notFound.title, text: notFound.text, path: '/', link: notFound.back },
  )
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
  `<!doctype html>${renderToStaticMarkup(
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <style>{STYLE}</style>
      </head>
      <body>
        <main>
          <h1>{title}</h1>
          {said}
        </main>
      </body>
    </html>,
  )}`
