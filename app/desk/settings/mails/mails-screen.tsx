import { LANGUAGES, type Language } from '../../../business'
import { useRead } from '../../client/desk-fetch'
import { useDeskTexts } from '../../client/desk-texts'
import { useSession } from '../../client/use-session'
import { Select } from '../../kit/fields/select'
import { useAddressState } from '../../kit/list/use-address-state'
import { Failed } from '../../kit/notice'
import { Page } from '../../kit/page'
import { useSettings } from '../form/use-draft'
import { SettingsLinks } from '../settings-links'
import { MailEditor, type MailWords } from './mail-editor'

export default function MailsScreen() {
  const { screens, settings: texts } = useDeskTexts()
  const [{ language, mail }, change] = useAddressState({
    language: useSession().shop.language,
    mail: 'order-confirmation',
  })
  const settings = useSettings()
  const words = useRead<MailWords>(`/settings/mails/${mail}/words`, { language })
  const mails = Object.entries(texts.mails.names).map(([id, text]) => ({ id, text }))
  const failed = [settings, words].find(({ error, data }) => error && !data)
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
      </div>
      {failed?.error && <Failed error={failed.error} again={() => void failed.refetch()} />}
      {settings.data && words.data && !words.isPlaceholderData && (
        <MailEditor
          key={`${language} ${mail}`}
          mail={mail}
          language={language as Language}
          settings={settings.data}
          words={words.data}
        />
      )}
    </Page>
  )
}
