import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { toast } from 'sonner'
import type { Language } from '../../../business'
import { fill } from '../../../texts/fill'
import { type DeskError, deskFetch, useChange } from '../../client/desk-fetch'
import { useDeskTexts } from '../../client/desk-texts'
import { useMay } from '../../client/use-session'
import { Button } from '../../kit/button'
import { Card } from '../../kit/card'
import { TextField } from '../../kit/fields/text-field'
import { Notice, useReason } from '../../kit/notice'
import { DraftFoot } from '../form/draft-foot'
import { problemText } from '../form/problem-text'
import { type SettingsView, useDraft } from '../form/use-draft'
import type { ShopText } from '../written/shop-text'
import { useSettled } from '../written/use-settled'

export interface MailWords {
  words: ShopText[]
  shared: ShopText[]
}

interface Props {
  mail: string
  language: Language
  settings: SettingsView
  words: MailWords
}

export function MailEditor({ mail, language, settings, words }: Props) {
  const { settings: texts } = useDeskTexts()
  const mayChange = useMay()('settings.change')
  const draft = useDraft(settings, () => void toast(texts.saved))
  const key = `words.${language}`
  const own = (draft.valueOf(key) ?? {}) as Record<string, string>
  const all = [...words.words, ...words.shared]
  const preview = usePreview(mail, language, {
    words: Object.fromEntries(all.map(({ path }) => [path, own[path] ?? null])),
    enabled: mayChange,
  })
  const put = ({ path, shipped }: ShopText, text: string) => {
    const { [path]: _, ...others } = own
    const now = text === shipped ? others : { ...own, [path]: text }
    const nothingOwn = Object.keys(now).length === 0 && !settings.stored.includes(key)
    draft.change(key, nothingOwn ? settings.values[key] : now)
  }
  const field = (one: ShopText) => (
    <WordField
      key={one.path}
      words={one}
      value={own[one.path] ?? one.shipped}
      isDisabled={!mayChange}
      problem={draft.error?.errors[`${key}.${one.path}`] ?? preview.data?.errors[one.path]}
      onChange={(text) => put(one, text)}
    />
  )
  const isTold = all.some(({ path }) => draft.wrong.includes(`${key}.${path}`))
  return (
    <>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Card title={texts.mails.texts}>
          <div className="grid gap-4">{words.words.map(field)}</div>
          {words.words.length === 0 && <p className="text-muted">{texts.mails.ofTheDesk}</p>}
          {words.shared.length > 0 && (
            <details className="mt-5">
              <summary className="cursor-pointer py-2 font-medium touch:py-3">
                {texts.mails.shared}
              </summary>
              <div className="mt-3 grid gap-4">{words.shared.map(field)}</div>
            </details>
          )}
        </Card>
        <div className="min-w-0 lg:sticky lg:top-4">
          <MailPreview preview={preview}>
            <TestButton mail={mail} language={language} />
          </MailPreview>
        </div>
      </div>
      <DraftFoot draft={draft} isTold={isTold} />
    </>
  )
}

interface FieldProps {
  words: ShopText
  value: string
  isDisabled: boolean
  problem: string | undefined
  onChange(text: string): void
}

const LONG_LETTERS = 60

function WordField({ words: { path, shipped }, value, problem, ...field }: FieldProps) {
  const { mails } = useDeskTexts().settings
  const names: Record<string, string | undefined> = mails.parts
  const part = mailPart(path)
  const name = names[part] ?? part
  return (
    <TextField
      {...field}
      label={name}
      lines={shipped.length > LONG_LETTERS ? 3 : undefined}
      value={value}
      hint={value === shipped ? undefined : fill(mails.shipped, { text: shipped })}
      error={problem && problemText(name, problem)}
    />
  )
}

/** Sends the stored texts, not the typed ones. */
function TestButton({ mail, language }: { mail: string; language: Language }) {
  const { mails } = useDeskTexts().settings
  const reason = useReason()
  const test = useChange(
    () => deskFetch<{ to: string }>('POST', `/settings/mails/${mail}/test`, { language }),
    [],
    {
      onSuccess: ({ to }) => void toast(fill(mails.sent, { to })),
      onError: (failed) => void toast.error(reason(failed)),
    },
  )
  return (
    <Button icon="mail" busy={test.isPending} onPress={() => test.mutate(undefined)}>
      {mails.test}
    </Button>
  )
}

const SHARED = /^\w+\.\w+$/

/** Returns which part of its mail a text is: `title` of `mails.orderPaid.title`. */
export const mailPart = (path: string) =>
  path.replace(SHARED.test(path) ? /^\w+\./ : /^\w+\.\w+\./, '')

interface Mail {
  subject: string
  html: string
  errors: Record<string, string>
}

/** Renders the mail with unstored words; null stands for the shipped text. */
function usePreview(
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

interface MailPreviewProps {
  preview: UseQueryResult<Mail, DeskError>
  children: ReactNode
}

function MailPreview({ preview: { data, error }, children }: MailPreviewProps) {
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
