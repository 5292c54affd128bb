import type { SearchNote } from './search-notes.server'

/** The links of a note, one after the other. */
export const NoteLinks = ({ links }: Pick<SearchNote, 'links'>) =>
  links.map(({ text, href }) => (
    <a key={href} href={href} className="me-2 inline-block underline wrap-anywhere">
      {text}
    </a>
  ))
