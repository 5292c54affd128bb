import { fill } from '../../../texts/fill'
import { useRead } from '../../client/desk-fetch'
import { useDeskTexts } from '../../client/desk-texts'
import { IconButton } from '../../kit/button'
import type { FieldProps } from '../../kit/fields/field-props'
import { SearchSelect } from '../../kit/fields/search-select'
import { Sortable } from '../../kit/sortable'

interface Named {
  slug: string
  name: string
}

/** The value holds slugs in the menu's order. */
interface Props extends FieldProps<readonly string[], string[]> {
  hint?: string
}

/** Edits a list of categories and departments, which are shown and chosen by their names. */
export function MenuField({ label, hint, error, value, onChange, isDisabled }: Props) {
  const { menu: texts } = useDeskTexts().settings
  const { data } = useRead<{ categories: Named[]; departments: (Named & { used: boolean })[] }>(
    '/categories',
  )
  const departments = (data?.departments ?? []).filter(
    ({ slug, used }) => used || value.includes(slug),
  )
  const known = [...departments, ...(data?.categories ?? [])]
  const names = new Map(known.map(({ slug, name }) => [slug, name]))
  const nameOf = (slug: string) => names.get(slug) ?? slug
  const left = [...names].filter(([slug]) => !value.includes(slug))
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1 font-medium text-sm">{label}</legend>
      {value.length > 0 && (
        <Sortable
          label={label}
          items={value}
          keyOf={(slug) => slug}
          onMove={onChange}
          words={texts}
          nameOf={nameOf}
          isDisabled={isDisabled}
        >
          {(slug) => (
            <div className="flex items-center gap-2">
              <span className="grow">{nameOf(slug)}</span>
              {!isDisabled && (
                <IconButton
                  icon="bin"
                  label={fill(texts.remove, { name: nameOf(slug) })}
                  onPress={() => onChange(value.filter((one) => one !== slug))}
                />
              )}
            </div>
          )}
        </Sortable>
      )}
      <SearchSelect
        key={value.join(' ')}
        label={texts.add}
        hint={hint}
        error={error}
        options={left.map(([slug, name]) => ({ id: slug, text: name }))}
        value={null}
        onChange={(slug) => slug !== null && onChange([...value, String(slug)])}
        isDisabled={isDisabled}
      />
    </fieldset>
  )
}
