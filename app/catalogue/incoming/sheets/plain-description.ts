import { compile } from 'html-to-text'

const TAG =
  /<\/?(?:p|br|div|ul|ol|li|h[1-6]|table|span|strong|b|em|i|u|a|img|script|style)\b[^<>]*>/i
const BLOCK = /<(?:p|br|div|ul|ol|li|h[1-6]|table)\b/i

const heading = { format: 'heading', options: { uppercase: false } }

const plainText = compile({
  wordwrap: false,
  limits: { maxDepth: 100 }, // Deeper text of a hostile file is left out, before the stack ends.
  selectors: [
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, ...heading })),
    { selector: 'p', options: { leadingLineBreaks: 2, trailingLineBreaks: 2 } },
    { selector: 'ul', options: { itemPrefix: '• ' } },
    { selector: 'table', format: 'dataTable' },
    { selector: 'a', options: { ignoreHref: true } },
    { selector: 'img', format: 'skip' },
  ],
})

/** Returns the text of a description that another shop's program wrote in HTML; other text as it is. */
export function plainDescription(written: string) {
  if (!TAG.test(written)) return written
  return plainText(BLOCK.test(written) ? written : written.replace(/\r?\n/g, '<br>'))
}
