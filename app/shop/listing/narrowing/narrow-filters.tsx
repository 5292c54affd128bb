import { fill } from '../../../texts/fill'
import { useTexts } from '../../../texts/texts'
import { Icon } from '../../../ui/icon'
import { ChoiceList } from './choice-list'
import type { Narrowing } from './narrowing.server'
import type { Chip } from './picked-filters.server'
import { PriceForm } from './price-form'

/** Shows filters that add to the picked ones. On phones with scripts, the sheet replaces it. */
export function NarrowRow({ choices, bounds }: Narrowing) {
  const texts = useTexts('shop')
  if (choices.length === 0) return null
  return (
    <section className="narrow" aria-label={texts.narrowBy}>
      {choices.map(({ kind, title, choices, kept }) => (
        <details key={kind} name="narrow" open={(kept && !!bounds.problem) || undefined}>
          <summary>
            {title}
            <Icon name="chevron-down" size={16} />
          </summary>
          <div className="py-4">
            {choices.length > 0 && <ChoiceList choices={choices} />}
            {kept && <PriceForm bounds={bounds} kept={kept} />}
          </div>
        </details>
      ))}
    </section>
  )
}

interface PickedProps {
  chips: Chip[]
  cleared: string
  notes: string[]
}

export function Picked({ chips, cleared, notes }: PickedProps) {
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
            <a href={cleared} className="underline">
              {texts.clearAll}
            </a>
          </li>
        </ul>
      )}
    </>
  )
}
