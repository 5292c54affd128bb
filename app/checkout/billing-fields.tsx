import { useTexts } from '../texts/texts'
import { Field, SelectField } from '../ui/field'
import type { Country } from './countries.server'
import type { FieldName, Problems } from './form-problems'

/**
 * The billing fields in the order of spec section 2, with what browsers fill in by themselves
 * (HTML's autofill field names) and the lengths that the orders API takes.
 */
const fields: { name: FieldName; input: React.ComponentProps<'input'> }[] = [
  {
    name: 'firstName',
    input: { autoComplete: 'billing given-name', required: true, maxLength: 100 },
  },
  {
    name: 'lastName',
    input: { autoComplete: 'billing family-name', required: true, maxLength: 100 },
  },
  { name: 'company', input: { autoComplete: 'billing organization', maxLength: 200 } },
  { name: 'country', input: { autoComplete: 'billing country', required: true } },
  {
    name: 'street',
    input: { autoComplete: 'billing address-line1', required: true, maxLength: 200 },
  },
  {
    name: 'city',
    input: { autoComplete: 'billing address-level2', required: true, maxLength: 100 },
  },
  { name: 'county', input: { autoComplete: 'billing address-level1', maxLength: 100 } },
  {
    name: 'postCode',
    input: { autoComplete: 'billing postal-code', required: true, maxLength: 20 },
  },
  {
    name: 'phone',
    input: {
      type: 'tel',
      autoComplete: 'billing tel',
      required: true,
      maxLength: 40,
      pattern: '[\\d\\s\\(\\)+.\\/x\\-]*(\\d[\\s\\(\\)+.\\/x\\-]*){5}',
    },
  },
  {
    name: 'email',
    input: { type: 'email', autoComplete: 'billing email', required: true, maxLength: 254 },
  },
]

interface Props {
  problems: Problems
  countries: Country[]
}

export function BillingFields({ problems, countries }: Props) {
  const texts = useTexts('checkout')
  return fields.map(({ name, input }) => {
    const shared = {
      id: `checkout-${name}`,
      name,
      label: texts.fields[name],
      error: problems[name],
      optional: input.required ? undefined : texts.optional,
    }
    if (name !== 'country') return <Field key={name} {...shared} {...input} />
    return (
      <SelectField key={name} {...shared} required autoComplete={input.autoComplete}>
        {countries.map(({ code, name: country }) => (
          <option key={code} value={code}>
            {country}
          </option>
        ))}
      </SelectField>
    )
  })
}
