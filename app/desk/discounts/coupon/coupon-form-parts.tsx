import { useDeskTexts } from '../../client/desk-texts'
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
  return (
    <div className={GRID}>
      {isNew && (
        <TextField
          label={texts.code}
          hint={texts.codeHint}
          value={fields.code}
          onChange={(code) => set({ code })}
          error={errors.code}
          autoComplete="off"
          maxLength={40}
          isRequired
        />
      )}
      <Select
        label={texts.kind}
        value={fields.kind}
        onChange={(kind) => set({ kind })}
        isDisabled={isDisabled}
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
          value={fields.percent}
          onChange={(percent) => set({ percent })}
          error={errors.amount}
          isDisabled={isDisabled}
        />
      ) : (
        <MoneyField
          label={texts.amount}
          value={fields.amount}
          onChange={(amount) => set({ amount })}
          error={errors.amount}
          isDisabled={isDisabled}
        />
      )}
      <MoneyField
        label={texts.minimum}
        hint={texts.minimumHint}
        value={fields.minimum}
        onChange={(minimum) => set({ minimum })}
        error={errors.minimum}
        isDisabled={isDisabled}
      />
    </div>
  )
}

export function Limits({ fields, set, errors, isDisabled, zone }: FormPart & { zone: string }) {
  const { form: texts } = useDeskTexts().discounts
  return (
    <div className={GRID}>
      {(['startsAt', 'endsAt'] as const).map((name) => (
        <TextField
          key={name}
          type="datetime-local"
          label={texts[name]}
          hint={zone}
          value={fields[name]}
          onChange={(moment) => set({ [name]: moment })}
          error={errors[name]}
          isDisabled={isDisabled}
        />
      ))}
      {(['totalLimit', 'perCustomerLimit'] as const).map((name) => (
        <NumberField
          key={name}
          label={texts[name]}
          hint={texts.limitHint}
          minValue={1}
          value={fields[name]}
          onChange={(limit) => set({ [name]: limit })}
          error={errors[name]}
          isDisabled={isDisabled}
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
