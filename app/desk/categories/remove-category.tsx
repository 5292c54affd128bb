import { useState } from 'react'
import { toast } from 'sonner'
import type { ListedCategory } from '../../catalogue/care/save-category.server'
import { fill } from '../../texts/fill'
import { deskFetch, useChange } from '../client/desk-fetch'
import { useDeskTexts } from '../client/desk-texts'
import { Confirm } from '../kit/confirm'
import { Select } from '../kit/fields/select'

interface Props {
  category: ListedCategory
  /** The categories that its products may go to. */
  others: ListedCategory[]
  close(): void
}

/** Asks before a category is removed, and where its products go. */
export function RemoveCategory({ category: { slug, name }, others, close }: Props) {
  const { categories: texts } = useDeskTexts()
  const [to, setTo] = useState('')
  const remove = useChange(
    () => deskFetch('DELETE', `/categories/${encodeURIComponent(slug)}`, { to: to || null }),
    ['/categories', '/products', '/coupons'],
    {
      onSuccess() {
        toast(fill(texts.removed, { name }))
        close()
      },
    },
  )
  const error = remove.error?.errors.to
  return (
    <Confirm
      bad
      title={fill(texts.removeTitle, { name })}
      text={texts.removeText}
      action={texts.removeAction}
      change={remove}
      error={error === undefined ? remove.error : null}
      isOpen
      onClose={close}
    >
      <Select
        label={texts.moveTo}
        none={texts.moveNowhere}
        value={to}
        options={others.map((one) => ({ id: one.slug, text: one.name }))}
        onChange={setTo}
        error={error}
      />
    </Confirm>
  )
}
