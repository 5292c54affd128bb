import MarkdownIt from 'markdown-it'
import { escapeMarkup } from '../../input/markup'
import type { TaskResult } from '../../sandbox/tasks'
import { writtenPicture } from './written-picture'

/** Links lead to the web, to mail, or to a page of the shop; HTML is not allowed. */
const LINK = /^(https?:\/\/|mailto:|tel:|\/(?!\/)|#|\.{1,2}\/|[\w-]+(?:[/?#]|$))/i
/** Characters that are invisible in an address, and change it when they are removed. */
const HIDDEN = /[\p{Cc}\p{Cf}\s\\]/u

const markdown = new MarkdownIt('default', { html: false, linkify: false, typographer: false })
markdown.validateLink = (address) => LINK.test(address) && !HIDDEN.test(address)

// The page has a title of its own, so its sections begin a level below.
for (const rule of ['heading_open', 'heading_close'] as const)
  markdown.renderer.rules[rule] = (tokens, at, options, _, self) => {
    const token = tokens[at]
    if (token) token.tag = `h${Math.min(6, Math.max(2, Number(token.tag.slice(1))))}`
    return self.renderToken(tokens, at, options)
  }
// A picture of another site would tell it who reads the page: its words stand in its place.
markdown.renderer.rules.image = (tokens, at, options, env, self) => {
  const { attrs, children } = tokens[at] as (typeof tokens)[number]
  const alt = self.renderInlineAsText(children ?? [], options, env)
  const address = attrs?.find(([name]) => name === 'src')?.[1] ?? ''
  return writtenPicture(`${address}`, alt) ?? escapeMarkup(alt)
}
markdown.renderer.rules.table_open = () => '<div class="written-table" tabindex="0"><table>\n'
markdown.renderer.rules.table_close = () => '</table></div>\n'

/** Sent with the page: in the shared sheet, these styles would weigh on every page. */
const STYLES = `<style>.written>*+*{margin-top:1rem}.written hr{border-top-width:1px}.written :is(h2,h3,h4){font-family:var(--font-heading);font-weight:600}.written h2{font-size:1.25rem;margin-top:2rem}.written :is(p,li){line-height:1.75rem}.written ul{list-style:disc}.written ol{list-style:decimal}.written :is(ul,ol){padding-inline-start:1.5rem}.written a{text-decoration:underline;overflow-wrap:anywhere}.written blockquote{border-inline-start:4px solid var(--color-line);padding-inline-start:1rem}.written :is(code,pre){font:1em monospace;overflow-x:auto}.written img{max-width:100%;height:auto;object-fit:contain}.written-table{overflow-x:auto}.written table{border-collapse:collapse;min-width:100%}.written :is(th,td){border:1px solid var(--color-line);padding:.5rem .75rem;text-align:start}</style>`

export interface MarkdownPage {
  /** The text's own first heading, where it has one. */
  title?: string
  html: string
}

/** The most HTML, many times an honest page's: a few letters of references and tables make much. */
const MOST_HTML = 1_000_000

declare module '../../sandbox/tasks' {
  interface Tasks {
    writePage(source: string): { ok: true; page: MarkdownPage } | { ok: false; reason: string }
  }
}

export function writePage(source: string): TaskResult<'writePage'> {
  const page = markdownPage(source)
  return page.html.length > MOST_HTML
    ? { ok: false, reason: `becomes a page of more than ${MOST_HTML} letters` }
    : { ok: true, page }
}

/** Converts a merchant's page to HTML. A heading of the first level becomes the title. */
export function markdownPage(source: string): MarkdownPage {
  const { first, rest } = headed(source)
  const title = first && plain(first)
  return {
    ...(title && { title }),
    html: `${STYLES}<div class="written">${markdown.render(rest)}</div>`,
  }
}

/** Returns a first line that is a heading of the first level, without its closing marks. */
function headed(source: string) {
  const text = source.trimStart()
  const [line = ''] = text.split('\n', 1)
  if (!/^# +[^ ]/.test(line)) return { rest: source }
  const whole = line.slice(1).trim()
  let end = whole.length
  while (whole[end - 1] === '#') end--
  const first = whole[end - 1] === ' ' ? whole.slice(0, end).trimEnd() : whole
  return { first, rest: text.slice(line.length + 1) }
}

/** Returns the letters of a line without its marks. */
const plain = (line: string) =>
  markdown
    .parseInline(line, {})
    .flatMap(({ children }) => children ?? [])
    .map(({ content }) => content)
    .join('')
