import { useState } from 'react'
import { fill } from '../../../texts/fill'
import { type DeskError, useRead } from '../../client/desk-fetch'
import { useDeskTexts } from '../../client/desk-texts'
import { useSession } from '../../client/use-session'
import { Button, IconButton } from '../../kit/button'
import { Card } from '../../kit/card'
import { FormError } from '../../kit/draft/form-error'
import { Checkbox } from '../../kit/fields/checkbox'
import { Form } from '../../kit/form'
import { useMoney } from '../../kit/use-formats'
import { ProductPicker, useLinks } from '../../settings/links/product-picker'
import type { Coupon, EditableCoupon } from '../coupon'
import { type CouponFields, type FormPart, fieldsOf, termsOf } from './coupon-fields'
import { DiscountFields, Limits } from './coupon-form-parts'

/** The most products whose titles one question asks for. */
const MOST_NAMED = 30

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
  const [wrong, setWrong] = useState<{ amount?: string }>({})
  const save = () => {
    const terms = termsOf(fields)
    if (terms) onSave({ ...terms, code: fields.code.trim() })
    else {
      const example = money.format(500 * money.units)
      setWrong({ amount: fill(texts.form.amountWrong, { example }) })
    }
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
      <ChosenOnes
        ids={fields.products}
        onChange={(products) => set({ products })}
        error={errors.products}
        isDisabled={isDisabled}
      />
    </div>
  )
}

interface ChosenOnesProps {
  ids: number[]
  onChange(ids: number[]): void
  error?: string
  isDisabled?: boolean
}

/** Lists the coupon's products by their titles and finds more. */
function ChosenOnes({ ids, onChange, error, isDisabled }: ChosenOnesProps) {
  const { discounts, home } = useDeskTexts()
  const known = useLinks(ids.slice(-MOST_NAMED).join(','))?.products ?? []
  const titles = new Map(known.map(({ id, title }) => [id, title]))
  return (
    <div className="grid max-w-xl gap-2">
      <ul aria-label={discounts.form.products} className="grid gap-2 empty:hidden">
        {ids.map((id) => (
          <li key={id} className="flex items-center justify-between gap-2 wrap-anywhere">
            {titles.get(id) ?? id}
            {!isDisabled && (
              <IconButton
                icon="bin"
                label={fill(home.remove, { name: titles.get(id) ?? String(id) })}
                onPress={() => onChange(ids.filter((one) => one !== id))}
              />
            )}
          </li>
        ))}
      </ul>
      {!isDisabled && (
        <ProductPicker
          label={discounts.form.product}
          error={error}
          onChange={(id) => ids.includes(id) || onChange([...ids, id])}
        />
      )}
    </div>
  )
}
