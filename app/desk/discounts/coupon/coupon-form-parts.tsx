import { useDeskTexts } from '../../client/desk-texts'
import { boundTo } from '../../kit/fields/bound-to'
import { Switch } from '../../kit/fields/checkbox'
import { MoneyField } from '../../kit/fields/money-field'
import { NumberField } from '../../kit/fields/number-field'
import { Select } from '../../kit/fields/select'
import { TextField } from '../../kit/fields/text-field'
import type { FormPart } from './coupon-fields'

const GRID = 'grid items-start gap-4 sm:grid-cols-2'
const MOST_PERCENT = 100

export function DiscountFields({
  fields,
  set,
  errors,
  isDisabled,
  isNew,
}: FormPart & { isNew: boolean }) {
  const { form: texts } = useDeskTexts().discounts
  const field = boundTo(fields, set, (name) => errors[name], isDisabled)
  return (
    <div className={GRID}>
      {isNew && (
        <TextField
          label={texts.code}
          hint={texts.codeHint}
          {...field('code')}
          autoComplete="off"
          maxLength={40}
          isRequired
        />
      )}
      <Select
        label={texts.kind}
        {...field('kind')}
        options={[
          { id: 'percent', text: texts.kinds.percent },
          { id: 'fixed', text: texts.kinds.fixed },
        ]}
      />
      {fields.kind === 'percent' ? (
        <NumberField
          label={texts.percent}
          minValue={1}
          maxValue={MOST_PERCENT}
          {...field('percent')}
          error={errors.amount}
        />
      ) : (
        <MoneyField label={texts.amount} {...field('amount')} />
      )}
      <MoneyField label={texts.minimum} hint={texts.minimumHint} {...field('minimum')} />
    </div>
  )
}

export function Limits({ fields, set, errors, isDisabled, zone }: FormPart & { zone: string }) {
  const { form: texts } = useDeskTexts().discounts
  const field = boundTo(fields, set, (name) => errors[name], isDisabled)
  return (
    <div className={GRID}>
      {(['startsAt', 'endsAt'] as const).map((name) => (
        <TextField
          key={name}
          type="datetime-local"
          label={texts[name]}
          hint={zone}
          {...field(name)}
        />
      ))}
      {(['totalLimit', 'perCustomerLimit'] as const).map((name) => (
        <NumberField
          key={name}
          label={texts[name]}
          hint={texts.limitHint}
          minValue={1}
          {...field(name)}
        />
      ))}
      <Switch
        isSelected={fields.firstOrderOnly}
        onChange={(firstOrderOnly) => set({ firstOrderOnly })}
        isDisabled={isDisabled}
      >
        {texts.firstOrderOnly}
      </Switch>
    </div>
  )
}
