import type { SyntheticEvent } from 'react'
import {
  NumberField as AriaNumberField,
  I18nProvider,
  Input,
  Label,
  type NumberFieldProps,
} from 'react-aria-components'
import { FieldNotes } from './field-parts'
import { INPUT, LABEL } from './looks'
import { pointForComma, setTyped } from './point-for-comma'
import { typedNumber } from './typed-number'

type Props = Omit<NumberFieldProps, 'className' | 'children'> & {
  label: string
  hint?: string
  error?: string
  /** Hides the label from sight only, for a row of fields. */
  labelHidden?: boolean
  inLakhs?: boolean
}

/** The desk's language, whatever the browser's is: the same digits mean the same on each machine. */
const LOCALE = 'en-US'
/** Groups in lakhs and crores. */
const LAKHS_LOCALE = 'en-IN'

/** A number field; NaN stands for empty. It takes decimals after a point or a comma. */
export function NumberField(props: Props) {
  const { label, hint, error, labelHidden, inLakhs, formatOptions, ...more } = props
  const decimals = formatOptions?.maximumFractionDigits ?? 0
  /** Rewrites what was typed before React Aria reads it. */
  function rewrite({ target }: SyntheticEvent) {
    if (!(target instanceof HTMLInputElement)) return
    const plain = typedNumber(target.value, decimals)
    if (plain !== target.value) setTyped(target, plain)
  }
  return (
    <I18nProvider locale={inLakhs ? LAKHS_LOCALE : LOCALE}>
      <AriaNumberField
        {...more}
        // A comma then never groups.
        formatOptions={decimals > 2 ? { ...formatOptions, useGrouping: false } : formatOptions}
        isInvalid={error !== undefined}
        validationBehavior="aria"
      >
        <Label className={labelHidden ? 'sr-only' : LABEL}>{label}</Label>
        <div
          className="contents"
          ref={decimals > 2 ? pointForComma : undefined}
          onBlurCapture={rewrite}
          onKeyDownCapture={(event) => event.key === 'Enter' && rewrite(event)}
        >
          <Input className={INPUT} />
        </div>
        <FieldNotes hint={hint} error={error} />
      </AriaNumberField>
    </I18nProvider>
  )
}
