import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { toast } from 'sonner'
import type { ProductForm } from '../../../catalogue/care/form/product-form'
import { fill } from '../../../texts/fill'
import { deskFetch, useChange } from '../../client/desk-fetch'
import { useDeskTexts } from '../../client/desk-texts'
import { useMay } from '../../client/use-session'
import { Button } from '../../kit/button'
import { DeleteButton } from '../../kit/confirm'
import { Dialog } from '../../kit/dialog'
import { Conflict } from '../../kit/draft/conflict'
import { SaveBar } from '../../kit/draft/save-bar'
import { Notice, useReason } from '../../kit/notice'
import { Page } from '../../kit/page'
import { Histories } from '../history/histories'
import { PreviewFrame } from '../preview/preview-frame'
import { ProductFields } from './product-fields'
import type { ShownProduct } from './shown-product'
import { type Read, useEditing } from './use-editing'
import { WrongFields } from './wrong-fields'

const LINK =
  'inline-flex min-h-9 items-center rounded-md border border-line bg-surface px-3 font-medium hover:bg-ground touch:min-h-11'

export function Editor({ title, read: start }: { title: string; read: Read }) {
  const { products } = useDeskTexts()
  const { form: texts } = products
  const changes = useMay()('products.change')
  const reason = useReason()
  const { read, editing, dirty, stale, error, busy, save, keepMine, takeTheirs } = useEditing(
    start,
    !changes,
  )
  const [previewed, setPreviewed] = useState<ProductForm>()
  const invalid = error?.code === 'invalid_fields'
  const told = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (error || stale) told.current?.scrollIntoView({ block: 'center' })
  }, [error, stale])
  return (
    <Page
      title={title}
      back={{ to: '/products', text: texts.back }}
      actions={
        <>
          {changes && (
            <Button icon="eye" onPress={() => setPreviewed(editing.form)}>
              {texts.preview}
            </Button>
          )}
          {read.id !== undefined && read.form.visible && (
            <a href={`/shop/${read.id}`} target="_blank" rel="noreferrer" className={LINK}>
              {texts.toShop}
            </a>
          )}
          {changes && read.id !== undefined && !dirty && (
            <CopyOrDelete id={read.id} title={read.form.title} />
          )}
        </>
      }
    >
      <div ref={told} className="flex flex-col gap-5 empty:hidden">
        {stale && <Stale read={read.form} now={stale.form} {...{ keepMine, takeTheirs }} />}
        {error && !stale && (
          <Notice tone="bad" title={invalid ? texts.wrong : reason(error)}>
            {invalid && <WrongFields errors={error.errors} form={editing.form} />}
          </Notice>
        )}
      </div>
      {previewed && (
        <Dialog title={texts.preview} wide onClose={() => setPreviewed(undefined)}>
          <PreviewFrame id={read.id} form={previewed} />
        </Dialog>
      )}
      <ProductFields {...editing} id={read.id} scheduled={read.scheduled}>
        {read.id !== undefined && <Histories id={read.id} isDisabled={!changes} />}
      </ProductFields>
      {changes && <SaveBar action={texts.save} unsaved={dirty} busy={busy} onSave={save} />}
    </Page>
  )
}

interface Props {
  read: ProductForm
  now: ProductForm
  keepMine(): void
  takeTheirs(): void
}

/** Shows what somebody else changed and asks which version to keep; typed values stay until then. */
function Stale({ read, now, keepMine, takeTheirs }: Props) {
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

/** Duplicates a stored product, or deletes one that was never sold. */
function CopyOrDelete({ id, title }: { id: number; title: string }) {
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
