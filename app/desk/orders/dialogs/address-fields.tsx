import { BILLING_RULES } from '../../../orders/order/billing-rules'
import type { Billing } from '../../../orders/order/order'
import type { FieldRule } from '../../../ui/forms/rules'
import { useDeskTexts } from '../../client/desk-texts'
import { Select } from '../../kit/fields/select'
import { TextField } from '../../kit/fields/text-field'
import { englishCountries } from '../order-formats'

/** An address as typed, with every field. */
export type TypedAddress = Record<keyof Billing, string>

const FIELDS = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'company',
  'street',
  'postCode',
  'city',
  'county',
  'country',
] as const satisfies (keyof Billing)[]

/** What somebody who orders by phone may not have, or not know. */
const SPARED = new Set<keyof Billing>(['email', 'lastName', 'postCode'])

export const typedAddress = (billing: Partial<Billing>): TypedAddress =>
  Object.fromEntries(FIELDS.map((name) => [name, billing[name] ?? ''])) as TypedAddress

const rules: Record<keyof Billing, FieldRule> = BILLING_RULES

const countries = englishCountries()

interface Props {
  value: TypedAddress
  onChange(changed: Partial<TypedAddress>): void
  errors: Record<string, string>
}

export function AddressFields({ value, onChange, errors }: Props) {
  const { orders } = useDeskTexts()
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {FIELDS.map((name) => {
        const shared = { label: orders.fields[name], error: errors[name] }
        if (name === 'country')
          return (
            <Select
              key={name}
              {...shared}
              options={countries}
              value={value.country || undefined}
              onChange={(country) => onChange({ country })}
            />
          )
        return (
          <TextField
            key={name}
            {...shared}
            type={name === 'email' ? 'email' : name === 'phone' ? 'tel' : 'text'}
            isRequired={rules[name].required && !SPARED.has(name)}
            hint={name === 'email' ? orders.noEmailHint : undefined}
            maxLength={rules[name].maxLength}
            value={value[name]}
            onChange={(text) => onChange({ [name]: text })}
          />
        )
      })}
    </div>
  )
}
