import { fill } from '../../../texts/fill'
import { useTexts } from '../../../texts/texts'
import { Icon } from '../../../ui/icon'
import type { Chip } from './picked-filters.server'

interface Props {
  chips: Chip[]
  cleared: string
  notes: string[]
  /** The categories of a picked department, which a desktop has on the left. */
  parts: Chip[]
}

/** One line, which scrolls; its ends leave room for the focus. */
const LINE = {
  flexWrap: 'nowrap',
  overflowX: 'auto',
  whiteSpace: 'nowrap',
  padding: 4,
  margin: -4,
} as const

/** Shows what is picked: each filter a link to the list without it. */
export function Picked({ chips, cleared, notes, parts }: Props) {
  const texts = useTexts('shop')
  return (
    <>
      {notes.map((note) => (
        <p key={note} className="auth-notice mb-4 wrap-anywhere">
          {note}
        </p>
      ))}
      {chips.length > 0 && (
        <ul className="chips" aria-label={texts.chips}>
          {chips.map(({ text, href }) => (
            <li key={href}>
              <a href={href} aria-label={fill(texts.remove, { name: text })}>
                {text}
                <Icon name="x" size={16} />
              </a>
            </li>
          ))}
          <li>
            <a href={cleared}>{texts.clearAll}</a>
          </li>
        </ul>
      )}
      {parts.length > 0 && (
        <div className="mb-4 lg:hidden">
          <nav aria-label={texts.byCategory} className="chips" style={LINE}>
            {parts.map(({ text, href }) => (
              <a key={href} href={href}>
                {text}
              </a>
            ))}
          </nav>
        </div>
      )}
    </>
  )
}
