import {
  PRODUCT_RULES,
  SECTION_SIGNS,
  type SectionLink,
  type SectionPicture,
  type SectionWords,
} from '../../../settings/groups/home-parts'
import { useDeskTexts } from '../../client/desk-texts'
import { Checkbox } from '../../kit/fields/checkbox'
import { NumberField } from '../../kit/fields/number-field'
import { SearchSelect } from '../../kit/fields/search-select'
import { Select } from '../../kit/fields/select'
import { TextField } from '../../kit/fields/text-field'
import { LinkField } from '../../settings/links/link-field'
import { useLinks } from '../../settings/links/product-picker'
import { ChosenProducts } from './chosen-products'
import { ItemsField } from './items-field'
import { MomentField } from './moment-field'
import type { SectionEditing } from './section-editing'
import { isOfUse, type Part, type SectionControl } from './section-fields'
import { UploadField } from './upload-field'
import { WordsField } from './words-field'

interface Props extends SectionEditing {
  controls: readonly SectionControl[]
  part: Part
  /** Path of the part in the settings, for errors. */
  path: string
  onChange(part: Part): void
}

/** Edits the parts of a section, or of a slide or tile in it. */
export function PartFields({ controls, part, path, onChange, ...editing }: Props) {
  const put = (name: string, value: unknown) => {
    const { [name]: _, ...others } = part
    onChange(value === undefined ? others : { ...others, [name]: value })
  }
  return (
    <div className="grid gap-4">
      {controls
        .filter((control) => isOfUse(control, part))
        .map((control) => (
          <PartField
            key={control.name}
            {...editing}
            control={control}
            path={`${path}.${control.name}`}
            value={part[control.name]}
            onChange={(value) => put(control.name, value)}
          />
        ))}
    </div>
  )
}

interface FieldProps extends SectionEditing {
  control: SectionControl
  path: string
  value: unknown
  onChange(value: unknown): void
}

function PartField({ control, path, value, onChange, ...editing }: FieldProps) {
  const { home: texts } = useDeskTexts()
  const links = useLinks('')
  const { draft, isDisabled } = editing
  const label = texts.fields[control.name]
  const shared = {
    label,
    isDisabled,
    error: draft.errorWithin(path, label, []),
    hint: control.hint && texts.hints[control.hint],
  }
  const categories = (links?.categories ?? []).map(({ slug, name }) => ({ id: slug, text: name }))
  switch (control.control) {
    case 'words':
      return (
        <WordsField
          {...editing}
          label={label}
          path={path}
          lines={control.lines}
          isNeeded={control.isNeeded}
          value={value as SectionWords | undefined}
          onChange={onChange}
        />
      )
    case 'line':
      return <TextField {...shared} value={String(value ?? '')} onChange={onChange} />
    case 'number':
      return (
        <NumberField
          {...shared}
          minValue={control.least}
          maxValue={control.most}
          value={Number(value)}
          onChange={(number) => onChange(Number.isNaN(number) ? control.least : number)}
        />
      )
    case 'switch':
      return (
        <Checkbox isDisabled={isDisabled} isSelected={value === true} onChange={onChange}>
          {label}
        </Checkbox>
      )
    case 'rule':
      return (
        <Select
          {...shared}
          value={value as (typeof PRODUCT_RULES)[number]}
          options={PRODUCT_RULES.map((id) => ({ id, text: texts.rules[id] }))}
          onChange={onChange}
        />
      )
    case 'sign':
      return (
        <Select
          {...shared}
          none={texts.none}
          value={String(value ?? '')}
          options={SECTION_SIGNS.map((id) => ({ id: id as string, text: id.replaceAll('-', ' ') }))}
          onChange={(sign) => onChange(sign || undefined)}
        />
      )
    case 'category':
      return (
        <SearchSelect
          {...shared}
          options={categories}
          value={(value as string | undefined) ?? null}
          onChange={(slug) => onChange(slug === null ? undefined : String(slug))}
        />
      )
    case 'tag':
      return (
        <SearchSelect
          {...shared}
          options={[...new Set([...(links?.tags ?? []), ...(value ? [String(value)] : [])])].map(
            (id) => ({ id, text: id }),
          )}
          value={(value as string | undefined) ?? null}
          onChange={(tag) => onChange(tag === null ? undefined : String(tag))}
        />
      )
    case 'categories':
      return (
        <SearchSelect
          {...shared}
          selectionMode="multiple"
          options={categories}
          value={(value as string[] | undefined) ?? []}
          onChange={(slugs) => onChange([...(slugs as Iterable<unknown>)].map(String))}
        />
      )
    case 'products':
      return (
        <ChosenProducts {...shared} ids={(value as number[] | undefined) ?? []} {...{ onChange }} />
      )
    case 'link':
      return <LinkField {...shared} value={value as SectionLink | undefined} onChange={onChange} />
    case 'picture':
      return (
        <UploadField
          {...editing}
          label={label}
          path={path}
          value={value as SectionPicture | undefined}
          onChange={onChange}
        />
      )
    case 'moment':
      return <MomentField {...shared} value={value as string | undefined} onChange={onChange} />
    case 'countdown':
      return (
        <MomentField
          {...shared}
          hint={value === 'sale' ? texts.hints.saleCountdown : texts.hints.countdown}
          value={value === 'sale' ? undefined : (value as string | undefined)}
          onChange={onChange}
        />
      )
    case 'items':
      return (
        <ItemsField
          {...editing}
          label={label}
          path={path}
          fresh={control.fresh}
          most={control.most}
          items={(value as Part[] | undefined) ?? []}
          onChange={onChange}
        >
          {(item) => <PartFields {...editing} {...item} controls={control.parts} />}
        </ItemsField>
      )
  }
}
