import { useNavigate } from 'react-router'
import { toast } from 'sonner'
import type { StoredPage } from '../../content/pages/stored-pages.server'
import { fill } from '../../texts/fill'
import { deskFetch, useChange } from '../client/desk-fetch'
import { useDeskTexts } from '../client/desk-texts'
import { DeleteButton } from '../kit/confirm'

export function DeletePage({ page, title }: { page: StoredPage; title: string }) {
  const { pages: texts } = useDeskTexts()
  const navigate = useNavigate()
  const remove = useChange(() => deskFetch('DELETE', `/pages/${page.id}`), ['/pages'], {
    onSuccess() {
      toast(texts.deleted)
      void navigate('/pages', { replace: true })
    },
  })
  return (
    <DeleteButton
      look="bad"
      label={texts.delete}
      title={fill(texts.deleteTitle, { title })}
      text={texts.deleteText}
      change={remove}
    />
  )
}
