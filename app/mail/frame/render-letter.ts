import { compile } from 'html-to-text'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { RenderedMail } from '../templates.server'

const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">'

const line = { format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } }
const heading = {
  format: 'heading',
  options: { leadingLineBreaks: 2, trailingLineBreaks: 1, uppercase: false },
}

/**
 * Compiled once, because that takes longer than the text of a mail. Pictures are left out, as the
 * name that each shows stands beside it.
 */
const plainText = compile({
  wordwrap: false,
  selectors: [
    { selector: 'a', options: { linkBrackets: false, hideLinkHrefIfSameAsText: true } },
    { selector: 'a[href^="tel:"]', format: 'anchor', options: { ignoreHref: true } },
    { selector: 'a[href^="mailto:"]', format: 'anchor', options: { ignoreHref: true } },
    { selector: 'h1', ...heading },
    { selector: 'h2', ...heading },
    { selector: 'td', ...line },
    { selector: 'div.m-preview', format: 'skip' },
    { selector: 'a.m-picture', format: 'skip' },
    { selector: 'img', format: 'skip' },
    { selector: 'img.m-logo', format: 'alternative' },
  ],
  formatters: {
    alternative: (element, _walk, builder) => builder.addInline(element.attribs?.alt ?? ''),
  },
})

/** Renders a letter and, from its HTML, the plain text: neither can say what the other does not. */
export function renderLetter(subject: string, letter: ReactElement): RenderedMail {
  const html = DOCTYPE + renderToStaticMarkup(letter)
  return { subject: singleLine(subject), html, text: plainText(html) }
}

/** Removes what could begin another header. */
const singleLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
