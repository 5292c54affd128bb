import { useEffect, useRef, useState } from 'react'
import type { ProductForm } from '../../../catalogue/care/form/product-form'
import { useDeskTexts } from '../../client/desk-texts'
import { useMay } from '../../client/use-session'
import { Button } from '../../kit/button'
import { Card } from '../../kit/card'
import { Dialog } from '../../kit/dialog'
import { SaveBar } from '../../kit/draft/save-bar'
import { useReason } from '../../kit/failed'
import { TextField } from '../../kit/fields/text-field'
import { Notice } from '../../kit/notice'
import { Page } from '../../kit/page'
import { Histories } from '../history/histories'
import { Pictures } from '../pictures'
import { PreviewFrame } from '../preview/preview-frame'
import { Variants } from '../variants/variants'
import { Basics } from './basics'
import { Selling } from './selling'
import { Stale } from './stale'
import { Translations } from './translations'
import { type Editing, type Read, useEditing } from './use-editing'

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
        </>
      }
    >
      <div ref={told} className="flex flex-col gap-5 empty:hidden">
        {stale && <Stale read={read.form} now={stale.form} {...{ keepMine, takeTheirs }} />}
        {error && !stale && (
          <Notice tone="bad" title={invalid ? texts.wrong : reason(error)}>
            {invalid && <Wrong errors={error.errors} />}
          </Notice>
        )}
      </div>
      {previewed && (
        <Dialog title={texts.preview} isOpen wide onClose={() => setPreviewed(undefined)}>
          <PreviewFrame id={read.id} form={previewed} />
        </Dialog>
      )}
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="flex min-w-0 flex-col gap-5">
          <Basics {...editing} />
          <Pictures {...editing} />
          <Variants {...editing} />
          <Translations {...editing} />
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <Selling {...editing} scheduled={read.scheduled} />
          <More {...editing} />
          {read.id !== undefined && <Histories id={read.id} isDisabled={!changes} />}
        </div>
      </div>
      {changes && <SaveBar action={texts.save} unsaved={dirty} busy={busy} onSave={save} />}
    </Page>
  )
}

/** Lists all errors, including those of fields out of sight. */
const Wrong = ({ errors }: { errors: Record<string, string> }) => (
  <ul className="list-disc pl-5">
    {Object.entries(errors)
      .slice(0, 5)
      .map(([path, message]) => (
        <li key={path}>{message}</li>
      ))}
  </ul>
)

function More({ form, set, errorAt, isDisabled }: Editing) {
  const { form: texts } = useDeskTexts().products
  return (
    <Card title={texts.more}>
      <div className="flex flex-col gap-4">
        {(['warranty', 'shipping', 'returns'] as const).map((name) => (
          <TextField
            key={name}
            label={texts[name]}
            value={form[name]}
            onChange={(text) => set({ [name]: text })}
            error={errorAt(name)}
            isDisabled={isDisabled}
          />
        ))}
      </div>
    </Card>
  )
}
