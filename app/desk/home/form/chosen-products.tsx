import { fill } from '../../../texts/fill'
import { useDeskTexts } from '../../client/desk-texts'
import { IconButton } from '../../kit/button'
import { Sortable } from '../../kit/sortable'
import { Problem } from '../../settings/form/problem'
import { ProductPicker, useLinks } from '../../settings/links/product-picker'

interface Props {
  error?: string
  isDisabled: boolean
  ids: number[]
  onChange(ids: number[]): void
}

/** Chooses products one by one and puts them in order. */
export function ChosenProducts({ error, isDisabled, ids, onChange }: Props) {
  const { home: texts } = useDeskTexts()
  const known = useLinks(ids.join(','))
  const titleOf = (id: number) =>
    known?.products.find((product) => product.id === id)?.title ?? String(id)
  return (
    <div className="grid gap-2">
      {ids.length > 0 && (
        <Sortable
          label={texts.chosen}
          items={ids}
          keyOf={String}
          onMove={onChange}
          words={texts}
          nameOf={titleOf}
          isDisabled={isDisabled}
        >
          {(id) => (
            <div className="flex items-center justify-between gap-2">
              {titleOf(id)}
              {!isDisabled && (
                <IconButton
                  icon="bin"
                  label={fill(texts.remove, { name: titleOf(id) })}
                  onPress={() => onChange(ids.filter((one) => one !== id))}
                />
              )}
            </div>
          )}
        </Sortable>
      )}
      {!isDisabled && (
        <ProductPicker
          label={texts.product}
          onChange={(id) => ids.includes(id) || onChange([...ids, id])}
        />
      )}
      <Problem text={error} />
    </div>
  )
}
