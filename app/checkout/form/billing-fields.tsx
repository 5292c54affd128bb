import type { Billing } from '../../orders/order/order'
import { useTexts } from '../../texts/texts'
import { Field } from '../../ui/forms/field'
import { Fold } from '../../ui/forms/fold'
import { CountrySelect } from './country-select'
import type { CheckoutRule } from './field-rules.server'
import type { CheckoutProblems } from './form-problems'

type Name = keyof Billing

const CONTACT = 2

interface Props {
  problems: CheckoutProblems
  /** Options in HTML, unless they stand in the document. */
  countries?: string
  /** The rules in the page's order; folded fields end the address. */
  rules: Record<Name, CheckoutRule>
}

/** The billing fields. The summary of problems links to them by id. */
export function BillingFields({ problems, countries, rules }: Props) {
  const texts = useTexts('checkout')
  const names = (Object.keys(rules) as Name[]).slice(0, -1) // The notes come last.
  const folded = names.splice(names.indexOf('company'))
  const field = (name: Name) => {
    const rule = rules[name]
    const shared = {
      id: `checkout-${name}`,
      name,
      label: texts.fields[name],
      error: problems[name],
      optional: rule.required ? undefined : texts.optional,
      autoComplete: rule.autoComplete,
    }
    if (name !== 'country') return <Field key={name} {...rule} {...shared} enterKeyHint="next" />
    return <CountrySelect key={name} {...shared} options={countries} />
  }
  return (
    <>
      <fieldset className="checkout-fields">
        <legend>{texts.contact}</legend>
        {names.slice(0, CONTACT).map(field)}
      </fieldset>
      <fieldset className="checkout-fields">
        <legend>{texts.address}</legend>
        {names.slice(CONTACT).map(field)}
        <Fold
          label={`${folded[1] ? texts.more : texts.fields.company} ${texts.optional}`}
          opened={folded.some((name) => problems[name])}
        >
          {folded.map(field)}
        </Fold>
      </fieldset>
    </>
  )
}
