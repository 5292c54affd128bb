import { combinations, variantsFor } from '../../../catalogue/care/form/form-rules'
import type { FormVariant } from '../../../catalogue/care/form/product-form'
import { fill } from '../../../texts/fill'
import { useDeskTexts } from '../../client/desk-texts'
import { Button } from '../../kit/button'
import { Card } from '../../kit/card'
import { Notice } from '../../kit/notice'
import type { Editing } from '../form/use-editing'
import { freshVariant } from './fresh-variant'
import { Options } from './options'
import { VariantCard } from './variant-card'

export function Variants(editing: Editing) {
  const { form, set, errorAt, isDisabled, paths } = editing
  const { variants: texts } = useDeskTexts().products
  const { options, variants } = form
  const missing = options.length > 0 ? combinations(options).length - variants.length : 0
  const change = (at: number, changed: Partial<FormVariant>) =>
    set({
      variants: variants.map((one, place) => (place === at ? { ...one, ...changed } : one)),
    })
  return (
    <Card title={texts.title}>
      {options.length === 0 && <p className="mb-3 text-muted">{texts.none}</p>}
      <Options {...editing} />
      {errorAt('variants') && <Notice tone="bad" title={errorAt('variants') ?? ''} />}
      {variants.length > 0 && (
        <section aria-label={texts.grid} className="mt-5 flex flex-col gap-3">
          <h3 className="font-semibold">{texts.grid}</h3>
          {variants.map((variant, at) => (
            <VariantCard
              key={variant.id ?? JSON.stringify(variant.values)}
              variant={variant}
              pictures={form.pictures}
              paths={paths}
              change={(changed) => change(at, changed)}
              remove={() => set({ variants: variants.filter((_, place) => place !== at) })}
              errorOf={(field) => errorAt(`variants.${at}.${field}`)}
              isDisabled={isDisabled}
            />
          ))}
        </section>
      )}
      {missing > 0 && !isDisabled && (
        <div className="mt-3 flex flex-wrap items-center gap-3">
          <span className="text-muted">{fill(texts.missing, { count: missing })}</span>
          <Button
            onPress={() => set({ variants: variantsFor(options, variants, freshVariant(form)) })}
          >
            {texts.addMissing}
          </Button>
        </div>
      )}
    </Card>
  )
}
