import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { fill } from '../../../texts/fill'
import { type DeskError, deskFetch } from '../../client/desk-fetch'
import { useDeskTexts } from '../../client/desk-texts'
import { Card } from '../../kit/card'
import { useReason } from '../../kit/failed'
import { Notice } from '../../kit/notice'
import { useSettled } from '../written/use-settled'

interface Mail {
  subject: string
  html: string
  errors: Record<string, string>
}

/** Renders the mail with unstored words; null stands for the shipped text. */
export function usePreview(
  mail: string,
  language: string,
  { words, enabled }: { words: Record<string, string | null>; enabled: boolean },
) {
  const typed = useSettled(JSON.stringify(words))
  const path = `/settings/mails/${mail}/preview`
  return useQuery<Mail, DeskError>({
    queryKey: [path, language, typed],
    queryFn: () => deskFetch<Mail>('POST', path, { language, words: JSON.parse(typed) }),
    placeholderData: keepPreviousData,
    enabled,
  })
}

interface Props {
  preview: UseQueryResult<Mail, DeskError>
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
