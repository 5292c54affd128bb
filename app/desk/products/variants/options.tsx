import { useState } from 'react'
import { renamedValue, variantsFor, withoutOption } from '../../../catalogue/care/form/form-rules'
import { MOST_OPTIONS } from '../../../catalogue/care/form/product-form'
import { fill } from '../../../texts/fill'
import { useDeskTexts } from '../../client/desk-texts'
import { Button, IconButton } from '../../kit/button'
import { Confirm } from '../../kit/confirm'
import { TextField } from '../../kit/fields/text-field'
import { Form } from '../../kit/form'
import type { Editing } from '../form/use-editing'
import { freshVariant } from './fresh-variant'

/** Edits up to three options; other variants stay as values come and go. */
export function Options({ form, set, errorAt, errorIn, isDisabled }: Editing) {
  const { variants: texts } = useDeskTexts().products
  const { options, variants } = form
  const [asked, setAsked] = useState<{ place: number; lastValue?: string }>()
  const addOption = () => {
    const next = [...options, { name: '', values: [] }]
    set({ options: next })
  }
  const rename = (place: number, name: string) =>
    set({ options: options.map((one, at) => (at === place ? { ...one, name } : one)) })
  const addValue = (place: number, value: string) => {
    const next = options.map((one, at) =>
      at === place ? { ...one, values: [...one.values, value] } : one,
    )
    // Adds only variants of the new value, so that removed ones stay removed.
    const whole = next.every(({ values }) => values.length > 0)
    const first = options[place]?.values.length === 0
    const made = whole ? variantsFor(next, variants, freshVariant(form)) : variants
    set({
      options: next,
      variants: first ? made : [...variants, ...made.filter((one) => one.values[place] === value)],
    })
  }
  const removeValue = (place: number, value: string) => {
    const values = options[place]?.values.filter((one) => one !== value) ?? []
    if (values.length === 0) return setAsked({ place, lastValue: value })
    set({
      options: options.map((one, at) => (at === place ? { ...one, values } : one)),
      variants: variants.filter((one) => one.values[place] !== value),
    })
  }
  const renameValue = (place: number, from: string, to: string) => {
    if (options[place]?.values.includes(to)) return
    set({
      options: options.map((one, at) =>
        at === place
          ? { ...one, values: one.values.map((value) => (value === from ? to : value)) }
          : one,
      ),
      variants: renamedValue(variants, place, { from, to }),
    })
  }
  const removeOption = (place: number) =>
    set({
      options: options.filter((_, at) => at !== place),
      variants: withoutOption(variants, place),
    })
  const nameAt = (place: number) =>
    options[place]?.name || fill(texts.optionName, { number: place + 1 })
  return (
    <div className="flex flex-col gap-4">
      {options.map((option, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an option is its place, its name is typed
        <fieldset key={place} className="min-w-0 rounded-md border border-line p-3">
          <div className="flex items-end gap-2">
            <div className="grow">
              <TextField
                label={fill(texts.optionName, { number: place + 1 })}
                value={option.name}
                onChange={(name) => rename(place, name)}
                error={errorAt(`options.${place}.name`) ?? errorIn(`options.${place}.values`)}
                isDisabled={isDisabled}
              />
            </div>
            {!isDisabled && (
              <IconButton
                icon="bin"
                label={fill(texts.removeOption, { name: nameAt(place) })}
                onPress={() =>
                  option.values.length > 0 ? setAsked({ place }) : removeOption(place)
                }
              />
            )}
          </div>
          <ul
            aria-label={fill(texts.values, { name: option.name })}
            className="mt-3 flex flex-wrap gap-2"
          >
            {option.values.map((value, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a value is its place, its name is typed
              <li key={at} className="flex max-w-full items-end rounded-md bg-ground">
                <ValueName
                  value={value}
                  rename={(to) => renameValue(place, value, to)}
                  isDisabled={isDisabled}
                />
                {!isDisabled && (
                  <IconButton
                    icon="close"
                    label={fill(texts.removeValue, { value })}
                    onPress={() => removeValue(place, value)}
                  />
                )}
              </li>
            ))}
          </ul>
          {!isDisabled && (
            <NewValue
              known={option.values}
              add={(value) => addValue(place, value)}
              label={texts.newValue}
            />
          )}
        </fieldset>
      ))}
      {!isDisabled && options.length < MOST_OPTIONS && (
        <div>
          <Button icon="plus" onPress={addOption}>
            {texts.addOption}
          </Button>
        </div>
      )}
      <Confirm
        bad
        title={fill(asked?.lastValue ? texts.lastValue : texts.removeOptionTitle, {
          value: asked?.lastValue ?? '',
          name: nameAt(asked?.place ?? 0),
        })}
        text={asked?.lastValue ? texts.lastValueText : texts.removeOptionText}
        action={fill(texts.removeOption, { name: nameAt(asked?.place ?? 0) })}
        isOpen={asked !== undefined}
        onClose={() => setAsked(undefined)}
        onConfirm={() => {
          if (asked) removeOption(asked.place)
          setAsked(undefined)
        }}
      />
    </div>
  )
}

interface NameProps {
  value: string
  rename(to: string): void
  isDisabled: boolean
}

/** Renames a value on blur, not at every letter. */
function ValueName({ value, rename, isDisabled }: NameProps) {
  const { variants: texts } = useDeskTexts().products
  const [typed, setTyped] = useState<string>()
  const leave = () => {
    const to = typed?.trim()
    if (to && to !== value) rename(to)
    setTyped(undefined)
  }
  return (
    <input
      aria-label={fill(texts.renameValue, { value })}
      value={typed ?? value}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={leave}
      disabled={isDisabled}
      size={Math.max(3, (typed ?? value).length)}
      className="min-h-9 min-w-0 rounded-md bg-transparent px-2 touch:min-h-11"
    />
  )
}

interface NewProps {
  known: readonly string[]
  add(value: string): void
  label: string
}

function NewValue({ known, add, label }: NewProps) {
  const { variants: texts } = useDeskTexts().products
  const [value, setValue] = useState('')
  const given = value.trim()
  const submit = () => {
    if (given === '' || known.includes(given)) return
    add(given)
    setValue('')
  }
  return (
    <Form onSubmit={submit} className="mt-3 flex items-end gap-2">
      <TextField label={label} value={value} onChange={setValue} />
      <Button type="submit">{texts.add}</Button>
    </Form>
  )
}
