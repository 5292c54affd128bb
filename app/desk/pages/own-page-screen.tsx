import { useParams } from 'react-router'
import type { StoredPage } from '../../content/pages/stored-pages.server'
import { useRead } from '../client/desk-fetch'
import { Failed } from '../kit/notice'
import { PageEditor } from './page-editor'

export default function OwnPageScreen() {
  const { id = '' } = useParams()
  const { data, error, refetch } = useRead<StoredPage>(`/pages/${id}`)
  if (error && !data) return <Failed error={error} again={() => void refetch()} />
  if (data?.id !== id) return null
  return <PageEditor key={id} page={data} />
}
