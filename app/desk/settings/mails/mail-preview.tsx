import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { fill } from '../../../texts/fill'
import { type DeskError, deskFetch } from '../../frame/desk-fetch'
import { useDeskTexts } from '../../frame/desk-texts'
import { Card } from '../../kit/card'
import { useReason } from '../../kit/failed'
import { Notice } from '../../kit/notice'
import { useSettled } from '../written/use-settled'

interface Mail {
  subject: string
  html: string
  /** By path, of words that cannot be said so. */
  errors?: Record<string, string>
}

interface Wanted {
  mail: string
  language: string
  /** By path, not stored yet; null is as the shop came. */
  words: Record<string, string | null>
  /** Who may not change them is shown the mail as it is stored. */
  mayChange: boolean
}

export function usePreview({ mail, language, words, mayChange }: Wanted) {
  const typed = useSettled(JSON.stringify(words))
  const path = `/settings/mails/${mail}`
  return useQuery<Mail, DeskError>({
    queryKey: [path, language, typed, mayChange],
    queryFn: () =>
      mayChange
        ? deskFetch<Mail>('POST', `${path}/preview`, { language, words: JSON.parse(typed) })
        : deskFetch<Mail>('GET', `${path}?language=${language}`),
    placeholderData: keepPreviousData,
  })
}

interface Props {
  preview: UseQueryResult<Mail, DeskError>
  /** What can be done with it. */
  children: ReactNode
}

export function MailPreview({ preview: { data, error }, children }: Props) {
  const { mails, preview } = useDeskTexts().settings
  const reason = useReason()
  if (error) return <Notice tone="info" title={reason(error)} />
  if (!data) return null
  return (
    <Card title={preview.title} actions={children}>
      <p className="mb-3 break-words">{fill(mails.subject, { subject: data.subject })}</p>
      <iframe
        title={data.subject}
        sandbox=""
        srcDoc={data.html}
        className="h-[36rem] w-full rounded-md border border-line"
      />
    </Card>
  )
}
