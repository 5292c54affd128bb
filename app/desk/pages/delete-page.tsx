import { useState } from 'react'
import { useNavigate } from 'react-router'
import { toast } from 'sonner'
import type { StoredPage } from '../../content/pages/stored-pages.server'
import { fill } from '../../texts/fill'
import { deskFetch } from '../client/desk-fetch'
import { useDeskTexts } from '../client/desk-texts'
import { useChange } from '../client/use-data'
import { Button } from '../kit/button'
import { Confirm } from '../kit/confirm'

export function DeletePage({ page, title }: { page: StoredPage; title: string }) {
  const { pages: texts } = useDeskTexts()
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const remove = useChange(() => deskFetch('DELETE', `/pages/${page.id}`), ['/pages'], {
    onSuccess() {
      toast(texts.deleted)
      void navigate('/pages', { replace: true })
    },
  })
  return (
    <>
      <Button look="bad" icon="bin" onPress={() => setAsking(true)}>
        {texts.delete}
      </Button>
      <Confirm
        bad
        title={fill(texts.deleteTitle, { title })}
        text={texts.deleteText}
        action={texts.delete}
        change={remove}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => remove.mutate(undefined)}
      />
    </>
  )
}
