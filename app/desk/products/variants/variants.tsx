import { combinations, variantsFor } from '../../../catalogue/care/form/form-rules'
import { plural } from '../../../texts/fill'
import { useDeskTexts } from '../../client/desk-texts'
import { Button } from '../../kit/button'
import { Card } from '../../kit/card'
import { Notice } from '../../kit/notice'
import type { Editing } from '../form/use-editing'
import { freshVariant } from './fresh-variant'
import { Options } from './options'
import { VariantTable } from './variant-table'

export function Variants(editing: Editing) {
  const { form, set, errorAt, isDisabled } = editing
  const { variants: texts } = useDeskTexts().products
  const { options, variants } = form
  const missing = options.length > 0 ? combinations(options).length - variants.length : 0
  const wrong = errorAt('variants') ?? errorAt('options')
  return (
    <Card title={texts.title}>
      {options.length === 0 && <p className="mb-3 text-muted">{texts.none}</p>}
      <Options {...editing} />
      {wrong && <Notice tone="bad" title={wrong} />}
      {variants.length > 0 && <VariantTable {...editing} />}
      {missing > 0 && !isDisabled && (
        <div className="mt-3 flex flex-wrap items-center gap-3">
          <span className="text-muted">{plural('en', texts.missing, missing)}</span>
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
