import { Controller } from 'react-hook-form'
import { useDeskTexts } from '../../client/desk-texts'
import { Switch } from '../../kit/fields/checkbox'
import { MoneyField } from '../../kit/fields/money-field'
import { NumberField } from '../../kit/fields/number-field'
import { Select } from '../../kit/fields/select'
import { TextField } from '../../kit/fields/text-field'
import type { FormPart } from './coupon-fields'

const GRID = 'grid items-start gap-4 sm:grid-cols-2'
const MOST_PERCENT = 100

/** Code, and what it takes off. */
export function Worth({ form, errors, isDisabled, isNew }: FormPart & { isNew: boolean }) {
  const { form: texts } = useDeskTexts().discounts
  const { control, watch } = form
  return (
    <div className={GRID}>
      {isNew && (
        <Controller
          control={control}
          name="code"
          render={({ field: { ref: _, ...field } }) => (
            <TextField
              {...field}
              label={texts.code}
              hint={texts.codeHint}
              error={errors.code}
              autoComplete="off"
              maxLength={40}
              isRequired
            />
          )}
        />
      )}
      <Controller
        control={control}
        name="kind"
        render={({ field: { value, onChange } }) => (
          <Select
            label={texts.kind}
            value={value}
            onChange={onChange}
            isDisabled={isDisabled}
            options={[
              { id: 'percent', text: texts.kinds.percent },
              { id: 'fixed', text: texts.kinds.fixed },
            ]}
          />
        )}
      />
      {watch('kind') === 'percent' ? (
        <Controller
          control={control}
          name="percent"
          render={({ field: { ref: _, ...field } }) => (
            <NumberField
              {...field}
              label={texts.percent}
              minValue={1}
              maxValue={MOST_PERCENT}
              error={errors.amount}
              isDisabled={isDisabled}
            />
          )}
        />
      ) : (
        <Controller
          control={control}
          name="amount"
          render={({ field: { value, onChange } }) => (
            <MoneyField
              label={texts.amount}
              value={value}
              onChange={onChange}
              error={errors.amount}
              isDisabled={isDisabled}
            />
          )}
        />
      )}
      <Controller
        control={control}
        name="minimum"
        render={({ field: { value, onChange } }) => (
          <MoneyField
            label={texts.minimum}
            hint={texts.minimumHint}
            value={value}
            onChange={onChange}
            error={errors.minimum}
            isDisabled={isDisabled}
          />
        )}
      />
    </div>
  )
}

/** When, how often, and for whom. */
export function Limits({ form, errors, isDisabled, zone }: FormPart & { zone: string }) {
  const { form: texts } = useDeskTexts().discounts
  const { control } = form
  return (
    <div className={GRID}>
      {(['startsAt', 'endsAt'] as const).map((name) => (
        <Controller
          key={name}
          control={control}
          name={name}
          render={({ field: { ref: _, ...field } }) => (
            <TextField
              {...field}
              type="datetime-local"
              label={texts[name]}
              hint={zone}
              error={errors[name]}
              isDisabled={isDisabled}
            />
          )}
        />
      ))}
      {(['totalLimit', 'perCustomerLimit'] as const).map((name) => (
        <Controller
          key={name}
          control={control}
          name={name}
          render={({ field: { ref: _, ...field } }) => (
            <NumberField
              {...field}
              label={texts[name]}
              hint={texts.limitHint}
              minValue={1}
              error={errors[name]}
              isDisabled={isDisabled}
            />
          )}
        />
      ))}
      <Controller
        control={control}
        name="firstOrderOnly"
        render={({ field: { value, onChange } }) => (
          <Switch isSelected={value} onChange={onChange} isDisabled={isDisabled}>
            {texts.firstOrderOnly}
          </Switch>
        )}
      />
    </div>
  )
}
