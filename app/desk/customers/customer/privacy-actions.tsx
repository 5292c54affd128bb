import { useState } from 'react'
import { useNavigate } from 'react-router'
import { toast } from 'sonner'
import { fill } from '../../../texts/fill'
import { deskFetch, useChange } from '../../client/desk-fetch'
import { useDeskTexts } from '../../client/desk-texts'
import { Button } from '../../kit/button'
import { Confirm } from '../../kit/confirm'
import { Dialog } from '../../kit/dialog'
import { Notice, useReason } from '../../kit/notice'

interface Open {
  number: string
  returned: boolean
}

interface Erased {
  orders: number
  /** Undefined for a shop that is too large to search. */
  report?: string[]
  proved?: boolean
}

/** `name` is that of the file with all that is held. */
export function PrivacyActions({ path, name }: { path: string; name: string }) {
  const { customers: texts } = useDeskTexts()
  const reason = useReason()
  const [asked, setAsked] = useState(false)
  const download = useChange(() => deskFetch<object>('POST', `${path}/export`), [], {
    onSuccess: (held) => save(held, `${name}.json`),
    onError: (error) => void toast.error(reason(error)),
  })
  return (
    <>
      <Button icon="download" busy={download.isPending} onPress={() => download.mutate(undefined)}>
        {texts.export}
      </Button>
      <Button look="bad" icon="bin" onPress={() => setAsked(true)}>
        {texts.erase}
      </Button>
      {asked && <Erase path={path} close={() => setAsked(false)} />}
    </>
  )
}

function Erase({ path, close }: { path: string; close(): void }) {
  const { customers: texts } = useDeskTexts()
  const navigate = useNavigate()
  const [open, setOpen] = useState<Open[]>()
  const leave = () => void navigate('/customers', { replace: true })
  const erase = useChange(
    () => deskFetch<Erased>('POST', `${path}/erase`, { anyway: open !== undefined }),
    ['/customers', '/erasures', '/messages', '/reviews'],
    {
      onSuccess: ({ orders, report }) => {
        toast(fill(texts.erased, { orders }))
        if (!report) leave()
      },
      onError: ({ code, body }) => {
        if (code === 'open_orders') setOpen(body.open as Open[])
      },
    },
  )
  const report = erase.data?.report
  if (report)
    return (
      <Dialog wide title={texts.provedTitle} onClose={leave}>
        <Notice tone={erase.data?.proved ? 'ok' : 'warn'} title={report.at(-1) ?? ''} />
        <pre className="mt-4 whitespace-pre-wrap text-sm wrap-anywhere">
          {report.slice(0, -1).join('\n')}
        </pre>
      </Dialog>
    )
  const refusal = erase.error?.code === 'open_orders' ? null : erase.error
  const named = open?.map(({ number, returned }) =>
    returned ? fill(texts.openReturn, { number }) : number,
  )
  return (
    <Confirm
      bad
      title={texts.eraseTitle}
      text={texts.eraseText}
      action={open ? texts.eraseAnyway : texts.erase}
      change={erase}
      error={refusal}
      onClose={close}
    >
      {named && (
        <p role="alert" className="font-medium">
          {fill(texts.eraseOpen, { orders: named.join(', ') })}
        </p>
      )}
    </Confirm>
  )
}

function save(held: object, name: string) {
  const href = URL.createObjectURL(
    new Blob([JSON.stringify(held, null, 2)], { type: 'application/json' }),
  )
  const link = document.createElement('a')
  link.href = href
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(href), 1000)
}
