import { Controller } from 'react-hook-form'
import { fill } from '../../../texts/fill'
import { useDeskTexts } from '../../client/desk-texts'
import { useRead } from '../../client/use-data'
import { Checkbox } from '../../kit/fields/checkbox'
import { TextField } from '../../kit/fields/text-field'
import type { FormPart } from './coupon-fields'

/** What a cart must hold for the coupon. */
export function Needs({ form, errors, isDisabled }: FormPart) {
  const { form: texts } = useDeskTexts().discounts
  const { data } = useRead<{ categories: { slug: string; name: string }[] }>('/coupon-categories')
  const { control, formState } = form
  return (
    <div className="grid gap-4">
      <p className="text-muted">{texts.needsHint}</p>
      <Controller
        control={control}
        name="categories"
        render={({ field: { value, onChange } }) => (
          <details open={value.length > 0}>
            <summary className="min-h-9 cursor-pointer font-medium touch:min-h-11">
              {texts.categories}{' '}
              <span className="font-normal text-muted">
                {fill(texts.chosen, { count: value.length })}
              </span>
            </summary>
            <ul className="grid gap-x-4 sm:grid-cols-2 lg:grid-cols-3">
              {(data?.categories ?? []).map(({ slug, name }) => (
                <li key={slug}>
                  <Checkbox
                    isSelected={value.includes(slug)}
                    isDisabled={isDisabled}
                    onChange={(chosen) =>
                      onChange(chosen ? [...value, slug] : value.filter((one) => one !== slug))
                    }
                  >
                    {name}
                  </Checkbox>
                </li>
              ))}
            </ul>
          </details>
        )}
      />
      <Controller
        control={control}
        name="products"
        render={({ field: { ref: _, ...field } }) => (
          <TextField
            {...field}
            label={texts.products}
            hint={texts.productsHint}
            error={formState.errors.products?.message ?? errors.products}
            isDisabled={isDisabled}
          />
        )}
      />
    </div>
  )
}
