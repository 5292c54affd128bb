import { useMemo } from 'react'
import { Button, Tag, TagGroup, TagList } from 'react-aria-components'
import { fill } from '../../../texts/fill'
import { useDeskTexts } from '../../client/desk-texts'
import type { FieldProps } from '../../kit/fields/field-props'
import { SearchSelect } from '../../kit/fields/search-select'
import { Icon } from '../../kit/icon'
import { knownCountries, withValue } from './known-names'

interface Props extends FieldProps<string | undefined, string> {
  /** Offers `*` too. */
  everywhere?: boolean
}

function useCountries(everywhere?: boolean) {
  const { everyCountry } = useDeskTexts().settings
  return useMemo(
    () => [...(everywhere ? [{ id: '*', text: everyCountry }] : []), ...knownCountries()],
    [everywhere, everyCountry],
  )
}

export function CountryField({ value = '', onChange, everywhere, ...field }: Props) {
  const options = withValue(useCountries(everywhere), value)
  return (
    <SearchSelect
      {...field}
      options={options}
      value={value || null}
      onChange={(code) => code !== null && onChange(String(code))}
    />
  )
}

interface SeveralProps extends Omit<Props, 'value' | 'onChange'> {
  value: readonly string[]
  onChange(codes: string[]): void
}

/** Chooses several countries, each with a button to remove it. */
export function CountriesField({
  value,
  onChange,
  everywhere,
  isDisabled,
  ...field
}: SeveralProps) {
  const { remove } = useDeskTexts().settings
  const known = useCountries(everywhere)
  const options = value.reduce((all, code) => [...withValue(all, code)], known)
  const nameOf = (code: string) => options.find(({ id }) => id === code)?.text ?? code
  return (
    <div>
      <SearchSelect
        {...field}
        selectionMode="multiple"
        options={options}
        isDisabled={isDisabled}
        value={value}
        onChange={(codes) => onChange([...(codes as Iterable<unknown>)].map(String))}
      />
      {value.length > 0 && (
        <TagGroup
          aria-label={field.label}
          onRemove={
            isDisabled ? undefined : (keys) => onChange(value.filter((code) => !keys.has(code)))
          }
        >
          <TagList className="mt-2 flex flex-wrap gap-1.5">
            {value.map((code) => (
              <Tag
                key={code}
                id={code}
                textValue={nameOf(code)}
                className="flex min-h-8 items-center gap-1 rounded-full bg-ground pr-1 pl-3 text-sm touch:min-h-11"
              >
                {nameOf(code)}
                {!isDisabled && (
                  <Button
                    slot="remove"
                    aria-label={fill(remove, { name: nameOf(code) })}
                    className="grid size-7 place-items-center rounded-full touch:size-11"
                  >
                    <Icon name="close" className="size-4" />
                  </Button>
                )}
              </Tag>
            ))}
          </TagList>
        </TagGroup>
      )}
    </div>
  )
}
