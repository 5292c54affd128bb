import type { SectionLink } from '../../../settings/groups/home-parts'
import { useDeskTexts } from '../../client/desk-texts'
import { ComboBox } from '../../kit/fields/combo-box'
import type { FieldProps } from '../../kit/fields/field-props'
import { SearchSelect } from '../../kit/fields/search-select'
import { Select } from '../../kit/fields/select'
import { TextField } from '../../kit/fields/text-field'
import { ProductPicker, useLinks } from './product-picker'

interface Props extends FieldProps<SectionLink | undefined> {
  /** True where there must be a link, which cannot be removed here. */
  isNeeded?: boolean
}

type Target = SectionLink['to']

/** Chooses a product, a category, a page or an address. */
export function LinkField({ label, error, isDisabled, isNeeded, value, onChange }: Props) {
  const { home: texts } = useDeskTexts()
  const links = useLinks('')
  const targets = Object.entries(texts.links).map(([id, text]) => ({ id, text }))
  const begin = (to: string) => {
    const [category] = links?.categories ?? []
    if (to === '') onChange(undefined)
    // The product is chosen next; until then the schema names what is missing.
    if (to === 'product') onChange({ to, id: 0 })
    if (to === 'category') onChange({ to, slug: category?.slug ?? '' })
    if (to === 'page') onChange({ to, path: '/shop' })
    if (to === 'address') onChange({ to, address: 'https://' })
  }
  const shared = { label: value ? texts.links[value.to as Target] : '', isDisabled, error }
  return (
    <div className="grid gap-2 sm:grid-cols-2">
      <Select
        label={label}
        none={isNeeded ? undefined : texts.none}
        value={value?.to ?? ''}
        options={targets}
        isDisabled={isDisabled}
        error={value ? undefined : error}
        onChange={begin}
      />
      {value?.to === 'product' && (
        <ProductPicker
          {...shared}
          value={value.id || undefined}
          onChange={(id) => onChange({ to: 'product', id })}
        />
      )}
      {value?.to === 'category' && (
        <SearchSelect
          {...shared}
          options={(links?.categories ?? []).map(({ slug, name }) => ({ id: slug, text: name }))}
          value={value.slug || null}
          onChange={(slug) => slug !== null && onChange({ to: 'category', slug: String(slug) })}
        />
      )}
      {value?.to === 'page' && (
        <ComboBox
          {...shared}
          label={texts.path}
          options={(links?.pages ?? []).map(({ path }) => path)}
          value={value.path}
          onChange={(path) => onChange({ to: 'page', path })}
        />
      )}
      {value?.to === 'address' && (
        <TextField
          {...shared}
          label={texts.address}
          value={value.address}
          onChange={(address) => onChange({ to: 'address', address })}
        />
      )}
    </div>
  )
}
