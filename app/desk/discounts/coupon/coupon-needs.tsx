import { fill } from '../../../texts/fill'
import { useDeskTexts } from '../../client/desk-texts'
import { useRead } from '../../client/use-data'
import { Checkbox } from '../../kit/fields/checkbox'
import { TextField } from '../../kit/fields/text-field'
import type { FormPart } from './coupon-fields'

export function Needs({ fields, set, errors, isDisabled }: FormPart) {
  const { form: texts } = useDeskTexts().discounts
  const { data } = useRead<{ categories: { slug: string; name: string }[] }>('/coupon-categories')
  const { categories, products } = fields
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
        value={products}
        onChange={(text) => set({ products: text })}
        error={errors.products}
        isDisabled={isDisabled}
      />
    </div>
  )
}
