import { useParams } from 'react-router'
import { useRead } from '../../client/desk-fetch'
import { Failed } from '../../kit/notice'
import { Editor } from './editor'
import type { ShownProduct } from './shown-product'

export default function EditScreen() {
  const { id = '' } = useParams()
  const { data, error, refetch } = useRead<ShownProduct>(`/products/${id}`)
  if (error && !data) return <Failed error={error} again={() => void refetch()} />
  if (!data || String(data.id) !== id) return null
  return <Editor key={id} title={data.form.title} read={data} />
}
