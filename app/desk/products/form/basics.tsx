import { useState } from 'react'
import { tagsInCell, uniqueTags } from '../../../catalogue/words/product-tags'
import { nameKey } from '../../../text-core/slug'
import { fill } from '../../../texts/fill'
import { useDeskTexts } from '../../client/desk-texts'
import { Button } from '../../kit/button'
import { Card } from '../../kit/card'
import { boundTo, textOrNone } from '../../kit/fields/bound-to'
import { Switch } from '../../kit/fields/checkbox'
import { ComboBox } from '../../kit/fields/combo-box'
import { Select } from '../../kit/fields/select'
import { TextField } from '../../kit/fields/text-field'
import { useChoices } from '../table/use-choices'
import type { Editing } from './use-editing'

const MOST_OFFERED = 12

export function Basics(editing: Editing) {
  const { form, set, errorAt, isDisabled } = editing
  const field = boundTo(form, set, errorAt, isDisabled)
  const { form: texts, words } = useDeskTexts().products
  const { categories, brands, main, first } = useChoices()
  const { [main]: language, [first]: other } = words.languages
  return (
    <Card title={texts.basics}>
      <div className="flex flex-col gap-4">
        <TextField
          label={texts.title}
          hint={main === first ? undefined : fill(words.base, { language, other })}
          {...field('title')}
          isRequired
        />
        <TextField label={texts.description} lines={5} {...field('description')} />
        <div className="grid gap-4 sm:grid-cols-3">
          <Select
            label={texts.category}
            options={categories.map(({ slug, name }) => ({ id: slug, text: name }))}
            {...field('category')}
            value={form.category || undefined}
          />
          <ComboBox label={texts.brand} options={brands} {...textOrNone(field('brand'))} />
          <TextField label={texts.colour} {...textOrNone(field('colour'))} />
        </div>
        <Tags {...editing} />
        <Switch
          isSelected={form.visible}
          onChange={(visible) => set({ visible })}
          isDisabled={isDisabled}
        >
          {texts.visible}
        </Switch>
      </div>
    </Card>
  )
}

/** Edits a product's tags as one text, and offers those of other products. */
function Tags({ form, set, errorIn, isDisabled }: Editing) {
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
