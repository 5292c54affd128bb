import { useParams } from 'react-router'
import { useRead } from '../../client/desk-fetch'
import { useDeskTexts } from '../../client/desk-texts'
import { Failed, Notice } from '../../kit/notice'
import { Page } from '../../kit/page'
import type { ShownProduct } from '../form/shown-product'
import { PreviewFrame } from './preview-frame'

/** Previews the stored product for staff, hidden or not. */
export default function PreviewScreen() {
  const { id = '' } = useParams()
  const { preview: texts } = useDeskTexts().products
  const { data, error, refetch } = useRead<ShownProduct>(`/products/${id}`)
  if (error && !data) return <Failed error={error} again={() => void refetch()} />
  if (!data) return null
  const { form } = data
  return (
    <Page
      title={texts.title}
      back={{ to: `/products/${id}`, text: form.title }}
      about={form.visible ? texts.visible : undefined}
    >
      {!form.visible && <Notice tone="info" title={texts.hidden} />}
      <PreviewFrame id={data.id} form={form} />
    </Page>
  )
}
