import type { SearchNote } from './search-notes.server'

/** The links of a note, one after the other. */
export const NoteLinks = ({ links }: Pick<SearchNote, 'links'>) =>
  links.map(({ text, href }, at) => (
    <a
      key={href}
      href={href}
      className={`inline-block underline wrap-anywhere ${links[at + 1] ? 'me-2' : ''}`}
    >
      {text}
    </a>
  ))
