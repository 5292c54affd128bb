import { BILLING_RULES } from '../orders/billing-rules'
import type { Billing } from '../orders/order'
import { useTexts } from '../texts/texts'
import { Field, SelectField } from '../ui/forms/field'
import type { FieldRule } from '../ui/forms/rules'
import type { Country } from './countries.server'
import type { Problems } from './form-problems'

/** Values of HTML's `autocomplete`. */
const AUTOFILL: Record<keyof Billing, string> = {
  firstName: 'given-name',
  lastName: 'family-name',
  company: 'organization',
  country: 'country',
  street: 'address-line1',
  city: 'address-level2',
  county: 'address-level1',
  postCode: 'postal-code',
  phone: 'tel',
  email: 'email',
}

interface Props {
  problems: Problems
  countries: Country[]
}

/** The summary of problems links to the fields by id. */
export function BillingFields({ problems, countries }: Props) {
  const texts = useTexts('checkout')
  return (Object.keys(BILLING_RULES) as (keyof Billing)[]).map((name) => {
    const rule: FieldRule = BILLING_RULES[name]
    const shared = {
      id: `checkout-${name}`,
      name,
      label: texts.fields[name],
      error: problems[name],
      optional: rule.required ? undefined : texts.optional,
      autoComplete: `billing ${AUTOFILL[name]}`,
    }
    if (name !== 'country') return <Field key={name} {...rule} {...shared} />
    return (
      <SelectField key={name} {...shared} required>
        {countries.map(({ code, name: country }) => (
          <option key={code} value={code}>
            {country}
          </option>
        ))}
      </SelectField>
    )
  })
}
