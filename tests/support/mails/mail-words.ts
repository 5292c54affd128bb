const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&nbsp;': ' ',
}

const decoded = (text: string) =>
  text.replace(/&(#x27|\w+);/g, (entity) => ENTITIES[entity] ?? entity)

/** What lists of mails show; nobody sees it in the letter. */
const PREVIEW = /<div class="m-preview"[^>]*>([^<]*)<\/div>/

/** Returns the words that lists of mails show beside the subject; none where they show the letter's. */
export const previewedWords = (html: string) =>
  words(decoded(PREVIEW.exec(html)?.[1] ?? '').replace(/[\u034f\u200c\u00a0]+$/, ''))

/** Returns the words that a mail program shows of a mail's HTML, the name on the logo included. */
export function shownWords(html: string) {
  const body = html
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<(head|style|script)\b[\s\S]*?<\/\1>/g, '')
    .replace(PREVIEW, '')
    .replace(/<img\b[^>]*>/g, (tag) =>
      tag.includes('m-logo') ? ` ${/alt="([^"]*)"/.exec(tag)?.[1] ?? ''} ` : ' ',
    )
    // What stands within a line stays one word with what is before and after it.
    .replace(/<\/?(a|span|strong)\b[^>]*>/g, '')
    .replace(/<[^>]+>/g, ' ')
  return words(decoded(body))
}

/** Returns the words of a plain text, without the addresses of its links and marks of quotations. */
export const writtenWords = (text: string) =>
  words(text.replace(/^> ?/gm, '').replace(/\bhttps?:\/\/\S+/g, ' '))

/** Returns where the links of a mail's HTML lead, but those that a mail program opens by itself. */
export const shownLinks = (html: string) =>
  new Set(
    [...html.matchAll(/<a\b[^>]*href="(https?:[^"]*)"/g)].map(([, href = '']) => decoded(href)),
  )

export const writtenLinks = (text: string) =>
  new Set([...text.matchAll(/\bhttps?:\/\/\S+/g)].map(([href]) => href))

export const words = (text: string) => text.split(/\s+/).filter(Boolean)
