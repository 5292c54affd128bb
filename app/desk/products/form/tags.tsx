import { useState } from 'react'
import { tagsInCell, uniqueTags } from '../../../catalogue/words/product-tags'
import { nameKey } from '../../../text-core/slug'
import { fill } from '../../../texts/fill'
import { useDeskTexts } from '../../client/desk-texts'
import { Button } from '../../kit/button'
import { TextField } from '../../kit/fields/text-field'
import { useChoices } from '../table/use-choices'
import type { Editing } from './use-editing'

const MOST_OFFERED = 12

/** Edits a product's tags as one text, and offers those of other products. */
export function Tags({ form, set, errorIn, isDisabled }: Editing) {
  const { form: texts } = useDeskTexts().products
  const { tags: known } = useChoices()
  const [typed, setTyped] = useState<string>()
  const keys = new Set(form.tags.map(nameKey))
  const offered = known.filter((tag) => !keys.has(nameKey(tag))).slice(0, MOST_OFFERED)
  return (
    <div className="flex flex-col gap-2">
      <TextField
        label={texts.tags}
        hint={texts.tagsHint}
        value={typed ?? form.tags.join('; ')}
        onChange={(text) => {
          setTyped(text)
          set({ tags: uniqueTags(tagsInCell(text)) })
        }}
        onBlur={() => setTyped(undefined)}
        error={errorIn('tags')}
        isDisabled={isDisabled}
      />
      {!isDisabled && offered.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {offered.map((tag) => (
            <Button
              key={tag}
              icon="plus"
              aria-label={fill(texts.addTag, { tag })}
              onPress={() => set({ tags: uniqueTags([...form.tags, tag]) })}
            >
              {tag}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}
