import { LANGUAGES } from '../../../business'
import { isColour } from '../../../settings/groups/contrast'
import { NO_CURRENCY } from '../../../settings/own-defaults'
import { timeZoneOf } from '../../../settings/time-zones'
import { fill } from '../../../texts/fill'
import { useDeskTexts } from '../../client/desk-texts'
import { Button } from '../../kit/button'
import { Checkbox, Switch } from '../../kit/fields/checkbox'
import { NumberField } from '../../kit/fields/number-field'
import { SearchSelect } from '../../kit/fields/search-select'
import { Select } from '../../kit/fields/select'
import { TextField } from '../../kit/fields/text-field'
import { CountryField } from './countries-field'
import type { SettingControl } from './fields'
import { knownCurrencies, knownTimeZones, withValue } from './known-names'
import { ListField } from './list-field'
import { MenuField } from './menu-field'
import { PictureField } from './picture-field'
import { Problem } from './problem'
import { RowsField } from './rows-field'
import type { Draft } from './use-draft'

interface Props {
  field: SettingControl
  draft: Draft
  isDisabled: boolean
}

/** Shows a setting with its explanation and a reset to its default. */
export function SettingField({ field, draft, isDisabled }: Props) {
  const { byDefault } = useDeskTexts().settings
  return (
    <div>
      <Control field={field} draft={draft} isDisabled={isDisabled} />
      {!isDisabled && !draft.isDefault(field.key) && (
        <div className="mt-1">
          <Button look="quiet" icon="undo" onPress={() => draft.change(field.key, null)}>
            <span className="font-normal text-sm">{byDefault}</span>
          </Button>
        </div>
      )}
    </div>
  )
}

function Control({ field, draft, isDisabled }: Props) {
  const { fields, choices, pick } = useDeskTexts().settings
  const names: Record<string, string> = choices
  const { title, about } = fields[field.key]
  const value = draft.valueOf(field.key)
  const onChange = (changed: unknown) => draft.change(field.key, changed)
  /** The clocks are those of the seller's country, unless somebody has chosen others. */
  const chooseCountry = (country: string) => {
    onChange(country)
    const [before, zone] = [String(value), country].map((one) => timeZoneOf(one, Date.now()))
    const isChosen = !draft.isDefault('shop.timeZone') && draft.valueOf('shop.timeZone') !== before
    if (zone && !isChosen) draft.change('shop.timeZone', zone)
  }
  const list = Array.isArray(value) ? value : []
  const shared = {
    label: title,
    hint: about || undefined,
    error: draft.errorWithin(field.key, title, list),
    isDisabled,
  }
  switch (field.kind) {
    case 'switch':
      return (
        <>
          <Switch isSelected={value === true} isDisabled={isDisabled} onChange={onChange}>
            {title}
          </Switch>
          <p className="text-muted text-sm">{about}</p>
        </>
      )
    case 'whole':
      return (
        <NumberField
          {...shared}
          formatOptions={{ maximumFractionDigits: 0, useGrouping: false }}
          value={typeof value === 'number' ? value : Number.NaN}
          onChange={(typed) => onChange(Number.isNaN(typed) ? '' : typed)}
        />
      )
    case 'list':
      return <ListField {...shared} lines={3} value={list} onChange={onChange} />
    case 'menu':
      return <MenuField {...shared} value={list} onChange={onChange} />
    case 'choice':
      return (
        <Select
          {...shared}
          options={field.choices.map((id) => ({ id, text: names[id] ?? id }))}
          value={String(value)}
          onChange={onChange}
        />
      )
    case 'languages':
      return (
        <fieldset>
          <legend className="mb-1 font-medium text-sm">{title}</legend>
          <div className="flex flex-wrap gap-x-5">
            {LANGUAGES.map((language) => (
              <Checkbox
                key={language}
                isDisabled={isDisabled}
                isSelected={list.includes(language)}
                onChange={(on) =>
                  onChange(LANGUAGES.filter((one) => (one === language ? on : list.includes(one))))
                }
              >
                {names[language]}
              </Checkbox>
            ))}
          </div>
          {about && <p className="text-muted text-sm">{about}</p>}
          <Problem text={shared.error} />
        </fieldset>
      )
    case 'country':
      return <CountryField {...shared} value={String(value)} onChange={chooseCountry} />
    case 'currency':
    case 'timeZone':
      return (
        <SearchSelect
          {...shared}
          options={withValue(
            field.kind === 'currency' ? knownCurrencies() : knownTimeZones(),
            value === NO_CURRENCY ? '' : String(value),
          )}
          value={value === NO_CURRENCY ? null : String(value)}
          onChange={(chosen) => chosen !== null && onChange(chosen)}
        />
      )
    case 'picture':
      return (
        <PictureField
          {...shared}
          settingKey={field.key}
          value={String(value ?? '')}
          onChange={onChange}
        />
      )
    case 'rows':
      return (
        <RowsField
          label={title}
          hint={shared.hint}
          isDisabled={isDisabled}
          path={field.key}
          draft={draft}
          columns={field.columns}
          fresh={field.fresh}
          value={list}
          onChange={onChange}
        />
      )
    case 'colour':
      return (
        <div className="flex items-start gap-3">
          <input
            type="color"
            aria-label={fill(pick, { name: title })}
            value={isColour(value) ? value : '#000000'}
            disabled={isDisabled}
            onChange={(event) => onChange(event.target.value)}
            className="mt-6 size-11 shrink-0 rounded-md border border-line bg-surface p-1"
          />
          <div className="grow">
            <TextField {...shared} value={String(value)} onChange={onChange} />
          </div>
        </div>
      )
    default:
      return <TextField {...shared} value={String(value ?? '')} onChange={onChange} />
  }
}
