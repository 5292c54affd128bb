import { useState } from 'react'
import { fill } from '../../../texts/fill'
import { type DeskError, useRead } from '../../client/desk-fetch'
import { useDeskTexts } from '../../client/desk-texts'
import { useSession } from '../../client/use-session'
import { Button } from '../../kit/button'
import { Card } from '../../kit/card'
import { FormError } from '../../kit/draft/form-error'
import { boundTo } from '../../kit/fields/bound-to'
import { Checkbox } from '../../kit/fields/checkbox'
import { TextField } from '../../kit/fields/text-field'
import { Form } from '../../kit/form'
import { useMoney } from '../../kit/use-formats'
import type { Coupon, EditableCoupon } from '../coupon'
import { type CouponFields, type FormPart, fieldsOf, termsOf } from './coupon-fields'
import { DiscountFields, Limits } from './coupon-form-parts'

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
  const money = useMoney()
  const [wrong, setWrong] = useState<{ amount?: string; products?: string }>({})
  const save = () => {
    const terms = termsOf(fields)
    if (terms === 'products') setWrong({ products: texts.form.productsWrong })
    else if (terms === 'amount') {
      const example = money.format(500 * money.units)
      setWrong({ amount: fill(texts.form.amountWrong, { example }) })
    } else onSave({ ...terms, code: fields.code.trim() })
  }
  const set = (changed: Partial<CouponFields>) => {
    setFields((before) => ({ ...before, ...changed }))
    setWrong({})
  }
  const parts = { fields, set, isDisabled, errors: { ...error?.errors, ...wrong } }
  return (
    <Form className="grid gap-5" onSubmit={save} noValidate>
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
    </Form>
  )
}

function Needs({ fields, set, errors, isDisabled }: FormPart) {
  const { form: texts } = useDeskTexts().discounts
  const { data } = useRead<{ categories: { slug: string; name: string }[] }>('/coupon-categories')
  const { categories } = fields
  return (
    <div className="grid gap-4">
      <p className="text-muted">{texts.needsHint}</p>
      <details open={categories.length > 0}>
        <summary className="min-h-9 cursor-pointer font-medium touch:min-h-11">
          {texts.categories}{' '}
          <span className="font-normal text-muted">
            {fill(texts.chosen, { count: categories.length })}
          </span>
        </summary>
        <ul className="grid gap-x-4 sm:grid-cols-2 lg:grid-cols-3">
          {(data?.categories ?? []).map(({ slug, name }) => (
            <li key={slug}>
              <Checkbox
                isSelected={categories.includes(slug)}
                isDisabled={isDisabled}
                onChange={(chosen) =>
                  set({
                    categories: chosen
                      ? [...categories, slug]
                      : categories.filter((one) => one !== slug),
                  })
                }
              >
                {name}
              </Checkbox>
            </li>
          ))}
        </ul>
      </details>
      <TextField
        label={texts.products}
        hint={texts.productsHint}
        {...boundTo(fields, set, (name) => errors[name], isDisabled)('products')}
      />
    </div>
  )
}
