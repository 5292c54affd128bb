import { toast } from 'sonner'
import { LANGUAGES } from '../../../business'
import { fill } from '../../../texts/fill'
import { deskFetch } from '../../frame/desk-fetch'
import { useDeskTexts } from '../../frame/desk-texts'
import { useChange, useRead } from '../../frame/use-data'
import { useMay } from '../../frame/use-session'
import { Button, LinkButton } from '../../kit/button'
import { Card } from '../../kit/card'
import { useReason } from '../../kit/failed'
import { Select } from '../../kit/fields/select'
import { Notice } from '../../kit/notice'
import { Page } from '../../kit/page'
import { useAddressState } from '../../kit/use-address-state'
import { SettingsLinks } from '../settings-links'

interface Mail {
  subject: string
  html: string
}

/** What shoppers get by mail, and the way to its texts. */
export default function MailsScreen() {
  const { screens, settings: texts } = useDeskTexts()
  const [state, change] = useAddressState({ language: 'en', mail: 'order-confirmation' })
  const { language, mail } = state
  const read = useRead<Mail>(`/settings/mails/${mail}`, { language })
  const reason = useReason()
  const mayChange = useMay()('settings.change')
  const test = useChange(
    () => deskFetch<{ to: string }>('POST', `/settings/mails/${mail}/test`, { language }),
    [],
    {
      onSuccess: ({ to }) => void toast(fill(texts.mails.sent, { to })),
      onError: (failed) => void toast.error(reason(failed)),
    },
  )
  const mails = Object.entries(texts.mails.names).map(([id, text]) => ({ id, text }))
  return (
    <Page title={screens.mails} about={texts.mails.about}>
      <SettingsLinks />
      <div className="flex flex-wrap gap-2">
        <Select
          bare
          label={texts.mails.mail}
          value={mail}
          options={mails}
          onChange={(chosen) => change({ mail: chosen })}
        />
        <Select
          bare
          label={texts.words.language}
          value={language}
          options={LANGUAGES.map((id) => ({ id: id as string, text: texts.choices[id] }))}
          onChange={(chosen) => change({ language: chosen })}
        />
        <LinkButton to={`/words?language=${language}&search=${textsOf(mail)}`} icon="edit">
          {texts.mails.edit}
        </LinkButton>
        {mayChange && !read.error && (
          <Button icon="mail" busy={test.isPending} onPress={() => test.mutate(undefined)}>
            {texts.mails.test}
          </Button>
        )}
      </div>
      {read.error ? (
        <Notice tone="info" title={reason(read.error)} />
      ) : (
        read.data && (
          <Card title={`${texts.mails.subject}: ${read.data.subject}`}>
            <iframe
              title={read.data.subject}
              sandbox=""
              srcDoc={read.data.html}
              className="h-[36rem] w-full"
            />
          </Card>
        )
      )}
    </Page>
  )
}

/** `order-paid` has its texts at `mails.orderPaid`. */
const textsOf = (mail: string) =>
  `mails.${mail.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}`
