import type { ProductForm } from '../../../catalogue/care/form/product-form'
import { fill } from '../../../texts/fill'
import { useDeskTexts } from '../../client/desk-texts'
import { Conflict } from '../../kit/draft/conflict'

interface Props {
  read: ProductForm
  now: ProductForm
  keepMine(): void
  takeTheirs(): void
}

/**
 * Shows what somebody else changed and asks which version to keep; typed values stay until then.
 */
export function Stale({ read, now, keepMine, takeTheirs }: Props) {
  const { products } = useDeskTexts()
  const { stale, ...texts } = products.form
  const changed = (Object.keys(now) as (keyof ProductForm)[]).filter(
    (name) => JSON.stringify(now[name]) !== JSON.stringify(read[name]),
  )
  const names: Partial<Record<keyof ProductForm, string>> = {
    ...texts,
    pictures: products.pictures.title,
    options: products.variants.title,
    variants: products.variants.grid,
    texts: products.words.title,
  }
  const onlyStock = changed.every((name) => name === 'stock' || name === 'variants')
  const fields = changed.map((name) => names[name] ?? name).join(', ')
  return (
    <Conflict
      tone="warn"
      title={stale.title}
      text={onlyStock ? stale.sold : fill(stale.text, { fields })}
      mine={stale.mine}
      theirs={stale.theirs}
      onMine={keepMine}
      onTheirs={takeTheirs}
    />
  )
}
