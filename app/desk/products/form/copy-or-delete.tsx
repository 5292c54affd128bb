import { useNavigate } from 'react-router'
import { toast } from 'sonner'
import { fill } from '../../../texts/fill'
import { deskFetch } from '../../client/desk-fetch'
import { useDeskTexts } from '../../client/desk-texts'
import { useChange } from '../../client/use-data'
import { Button } from '../../kit/button'
import { DeleteButton } from '../../kit/confirm'
import { useReason } from '../../kit/failed'
import type { ShownProduct } from './shown-product'

/** Duplicates a stored product, or deletes one that was never sold. */
export function CopyOrDelete({ id, title }: { id: number; title: string }) {
  const { form: texts } = useDeskTexts().products
  const navigate = useNavigate()
  const reason = useReason()
  const copy = useChange(
    () => deskFetch<ShownProduct>('POST', `/products/${id}/copy`, {}),
    ['/products'],
    {
      onSuccess(made) {
        toast(texts.copied)
        void navigate(`/products/${made.id}`)
      },
      onError: (error) => toast(reason(error)),
    },
  )
  const remove = useChange(() => deskFetch('DELETE', `/products/${id}`, {}), ['/categories'], {
    onSuccess() {
      toast(fill(texts.deleted, { title }))
      void navigate('/products', { replace: true })
    },
  })
  return (
    <>
      <Button busy={copy.isPending} onPress={() => copy.mutate(undefined)}>
        {texts.copy}
      </Button>
      <DeleteButton
        look="quiet"
        label={texts.delete}
        title={fill(texts.deleteTitle, { title })}
        text={texts.deleteText}
        change={remove}
      />
    </>
  )
}
