import type { ReactNode } from 'react'
import { fill } from '../../../texts/fill'
import { useDeskTexts } from '../../client/desk-texts'
import { Button, IconButton } from '../../kit/button'
import { Problem } from '../../settings/form/problem'
import type { SectionEditing } from './section-editing'
import type { Part } from './section-fields'

interface Props extends SectionEditing {
  label: string
  path: string
  fresh: Part
  most: number
  items: readonly Part[]
  onChange(items: Part[]): void
  /** Draws the fields of one item. */
  children(item: { part: Part; path: string; onChange(part: Part): void }): ReactNode
}

/** Edits the slides, tiles, quotes or blurbs of a section. */
export function ItemsField(props: Props) {
  const { label, path, fresh, most, items, onChange, draft, isDisabled, children } = props
  const { home: texts } = useDeskTexts()
  const swap = (at: number, by: -1 | 1) => {
    const next = [...items]
    ;[next[at], next[at + by]] = [items[at + by] as Part, items[at] as Part]
    onChange(next)
  }
  return (
    <div className="grid gap-3">
      {items.map((item, at) => {
        const name = fill(texts.item, { name: label, number: at + 1 })
        return (
          <fieldset
            // biome-ignore lint/suspicious/noArrayIndexKey: items have no names that last while they are edited
            key={at}
            className="min-w-0 rounded-md border border-line p-3"
          >
            <legend className="px-1 font-medium text-sm">{name}</legend>
            {!isDisabled && (
              <div className="mb-2 flex justify-end">
                <IconButton
                  icon="up"
                  label={fill(texts.up, { name })}
                  isDisabled={at === 0}
                  onPress={() => swap(at, -1)}
                />
                <IconButton
                  icon="down"
                  label={fill(texts.down, { name })}
                  isDisabled={at === items.length - 1}
                  onPress={() => swap(at, 1)}
                />
                <IconButton
                  icon="bin"
                  label={fill(texts.removeItem, { name: label, number: at + 1 })}
                  onPress={() => onChange(items.filter((_, i) => i !== at))}
                />
              </div>
            )}
            {children({
              part: item,
              path: `${path}.${at}`,
              onChange: (part) => onChange(items.map((one, i) => (i === at ? part : one))),
            })}
          </fieldset>
        )
      })}
      <Problem text={draft.errorOf(path, label)} />
      {!isDisabled && items.length < most && (
        <div>
          <Button icon="plus" onPress={() => onChange([...items, fresh])}>
            {fill(texts.addItem, { name: label })}
          </Button>
        </div>
      )}
    </div>
  )
}
