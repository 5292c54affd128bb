import { type FormEvent, useState } from 'react'
import { fill } from '../../../texts/fill'
import type { DeskError } from '../../client/desk-fetch'
import { useDeskTexts } from '../../client/desk-texts'
import { useSession } from '../../client/use-session'
import { Button } from '../../kit/button'
import { Card } from '../../kit/card'
import { FormError } from '../../kit/draft/form-error'
import type { Coupon, EditableCoupon } from '../coupon'
import { type CouponFields, fieldsOf, termsOf } from './coupon-fields'
import { DiscountFields, Limits } from './coupon-form-parts'
import { Needs } from './coupon-needs'

interface Props {
  /** Undefined for a new one. */
  coupon?: Coupon
  action: string
  busy: boolean
  error: DeskError | null
  isDisabled?: boolean
  onSave(values: EditableCoupon & { code: string }): void
}

export function CouponForm({ coupon, action, busy, error, isDisabled, onSave }: Props) {
  const { discounts: texts } = useDeskTexts()
  const { timeZone } = useSession().shop
  const [fields, setFields] = useState(() => fieldsOf(coupon))
  const [wrong, setWrong] = useState<{ products?: string }>({})
  const save = (event: FormEvent) => {
    event.preventDefault()
    const terms = termsOf(fields)
    if (terms) onSave({ ...terms, code: fields.code.trim() })
    else setWrong({ products: texts.form.productsWrong })
  }
  const set = (changed: Partial<CouponFields>) => {
    setFields((before) => ({ ...before, ...changed }))
    if ('products' in changed) setWrong({})
  }
  const parts = { fields, set, isDisabled, errors: { ...error?.errors, ...wrong } }
  return (
    <form className="grid gap-5" onSubmit={save} noValidate>
      <Card>
        <DiscountFields {...parts} isNew={!coupon} />
      </Card>
      <Card>
        <Limits {...parts} zone={fill(texts.form.zone, { zone: timeZone })} />
      </Card>
      <Card title={texts.form.needs}>
        <Needs {...parts} />
      </Card>
      <FormError error={error} />
      {!isDisabled && (
        <div className="flex justify-end">
          <Button type="submit" look="main" busy={busy}>
            {action}
          </Button>
        </div>
      )}
    </form>
  )
}
