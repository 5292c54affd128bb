import { useState } from 'react'
import type { FormVariant } from '../../../catalogue/care/form/product-form'
import { fill } from '../../../texts/fill'
import { useDeskTexts } from '../../client/desk-texts'
import { IconButton } from '../../kit/button'
import { Checkbox } from '../../kit/fields/checkbox'
import type { Editing } from '../form/use-editing'
import { FillBar } from './fill-bar'
import { filledVariants, variantKey } from './fill-variants'
import { useVariantFieldName, VARIANT_FIELDS, VariantCells } from './variant-cells'
import { VariantPictures } from './variant-pictures'

/**
 * A table with a row a variant, and above it a bar whose values fill all rows or the selected ones.
 * Below 1024 px each row is a card with the same fields.
 */
export function VariantTable(editing: Editing) {
  const { form, set, isDisabled } = editing
  const { variants: texts } = useDeskTexts().products
  const nameOf = useVariantFieldName()
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const keys = form.variants.map(variantKey)
  const chosen = keys.filter((key) => selected.has(key))
  const select = (key: string, on: boolean) =>
    setSelected(new Set(on ? [...chosen, key] : chosen.filter((one) => one !== key)))
  return (
    <section aria-label={texts.grid} className="mt-5 flex flex-col gap-3">
      <h3 className="font-semibold">{texts.grid}</h3>
      {!isDisabled && keys.length > 1 && (
        <FillBar
          selected={chosen.length}
          count={keys.length}
          onFill={(values) =>
            set({
              variants: filledVariants(
                form.variants,
                new Set(chosen.length > 0 ? chosen : keys),
                values,
              ),
            })
          }
        />
      )}
      <div className="lg:overflow-x-auto">
        <table aria-label={texts.grid} className="w-full border-collapse max-lg:block">
          <thead className="max-lg:block">
            <tr className="text-left text-muted text-sm max-lg:block">
              <th className="p-1 font-medium max-lg:block">
                {isDisabled ? (
                  texts.variant
                ) : (
                  <Checkbox
                    isSelected={chosen.length === keys.length}
                    isIndeterminate={chosen.length > 0 && chosen.length < keys.length}
                    onChange={(on) => setSelected(new Set(on ? keys : []))}
                    aria-label={texts.selectAll}
                  >
                    {texts.variant}
                  </Checkbox>
                )}
              </th>
              {VARIANT_FIELDS.map((field) => (
                <th key={field} className="min-w-24 p-1 font-medium max-lg:hidden">
                  {nameOf(field)}
                </th>
              ))}
              {!isDisabled && <td className="w-11 max-lg:hidden" />}
            </tr>
          </thead>
          {form.variants.map((variant, at) => (
            <VariantRows
              key={variant.id ?? keys[at]}
              {...editing}
              variant={variant}
              at={at}
              isSelected={selected.has(keys[at] as string)}
              onSelect={(on) => select(keys[at] as string, on)}
            />
          ))}
        </table>
      </div>
    </section>
  )
}

interface RowProps extends Editing {
  variant: FormVariant
  at: number
  isSelected: boolean
  onSelect(on: boolean): void
}

/** A variant's fields, its choice of pictures and what is wrong with it as a whole. */
function VariantRows({ variant, at, isSelected, onSelect, ...editing }: RowProps) {
  const { form, set, errorAt, errorIn, paths, isDisabled } = editing
  const { variants: texts } = useDeskTexts().products
  const name = variant.values.join(' / ')
  const change = (changed: Partial<FormVariant>) =>
    set({
      variants: form.variants.map((one, place) => (place === at ? { ...one, ...changed } : one)),
    })
  const own = `variants.${at}`
  const wrong =
    errorIn(`${own}.values`) ?? errorIn(`${own}.pictures`) ?? errorAt(`${own}.id`) ?? errorAt(own)
  return (
    <tbody
      aria-label={name}
      className="border-line border-t max-lg:mb-3 max-lg:block max-lg:rounded-md max-lg:border max-lg:p-3"
    >
      <tr className="relative max-lg:grid max-lg:grid-cols-2 max-lg:gap-2 md:max-lg:grid-cols-3">
        <th className="p-1 text-left align-top font-medium max-lg:col-span-full max-lg:block max-lg:pr-12">
          {isDisabled ? (
            name
          ) : (
            <Checkbox
              isSelected={isSelected}
              onChange={onSelect}
              aria-label={fill(texts.select, { variant: name })}
            >
              {name}
            </Checkbox>
          )}
        </th>
        <VariantCells
          variant={variant}
          change={change}
          errorOf={(field) => errorAt(`${own}.${field}`)}
          isDisabled={isDisabled}
        />
        {!isDisabled && (
          <td className="p-1 align-top max-lg:absolute max-lg:top-0 max-lg:right-0">
            <IconButton
              icon="bin"
              label={fill(texts.remove, { variant: name })}
              onPress={() => set({ variants: form.variants.filter((_, place) => place !== at) })}
            />
          </td>
        )}
      </tr>
      {(wrong || form.pictures.length > 0) && (
        <tr className="max-lg:block">
          <td colSpan={8} className="px-1 pb-1 max-lg:block lg:pl-8">
            {wrong && <p className="mb-2 text-bad text-sm">{wrong}</p>}
            {form.pictures.length > 0 && (
              <VariantPictures
                name={name}
                pictures={form.pictures}
                paths={paths}
                chosen={variant.pictures}
                onChange={(pictures) => change({ pictures })}
                isDisabled={isDisabled}
              />
            )}
          </td>
        </tr>
      )}
    </tbody>
  )
}
