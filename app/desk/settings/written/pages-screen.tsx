import { toast } from 'sonner'
import { LANGUAGES, type Language } from '../../../business'
import { useDeskTexts } from '../../client/desk-texts'
import { useMay, useSession } from '../../client/use-session'
import { Select } from '../../kit/fields/select'
import { TextField } from '../../kit/fields/text-field'
import { useAddressState } from '../../kit/list/use-address-state'
import { Failed } from '../../kit/notice'
import { Page } from '../../kit/page'
import { DraftFoot } from '../form/draft-foot'
import { type SettingsView, useDraft, useSettings } from '../form/use-draft'
import { SettingsLinks } from '../settings-links'
import { PagePreview } from './page-preview'

type Name = 'terms' | 'privacy' | 'faq'
type Pages = Record<Name, string>

export default function PagesScreen() {
  const { screens, settings: texts } = useDeskTexts()
  const [state, change] = useAddressState({ language: useSession().shop.language, page: 'terms' })
  const { data, error, refetch } = useSettings()
  const pages = Object.entries(texts.pages.names).map(([id, text]) => ({ id, text }))
  return (
    <Page title={screens.pages} about={texts.pages.about}>
      <SettingsLinks />
      <div className="flex flex-wrap gap-2">
        <Select
          bare
          label={texts.pages.page}
          value={state.page}
          options={pages}
          onChange={(page) => change({ page })}
        />
        <Select
          bare
          label={texts.words.language}
          value={state.language}
          options={LANGUAGES.map((id) => ({ id: id as string, text: texts.choices[id] }))}
          onChange={(language) => change({ language, page: state.page })}
        />
      </div>
      {error && !data && <Failed error={error} again={() => void refetch()} />}
      {data && (
        <Editor
          key={`${state.language} ${state.page}`}
          settings={data}
          language={state.language as Language}
          page={state.page as Name}
        />
      )}
    </Page>
  )
}

interface EditorProps {
  settings: SettingsView
  language: Language
  page: Name
}

function Editor({ settings, language, page }: EditorProps) {
  const { settings: texts } = useDeskTexts()
  const mayChange = useMay()('settings.change')
  const draft = useDraft(settings, () => void toast(texts.saved))
  const key = `pages.${language}`
  const pages = draft.valueOf(key) as Pages
  const error = draft.errorOf(`${key}.${page}`, texts.pages.names[page])
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <div className="grid content-start gap-3">
        <TextField
          lines={20}
          label={texts.pages.markdown}
          value={pages[page]}
          isDisabled={!mayChange}
          error={error}
          onChange={(text) => draft.change(key, { ...pages, [page]: text })}
        />
        <DraftFoot draft={draft} isTold={error !== undefined} />
      </div>
      {mayChange && <PagePreview markdown={pages[page]} />}
    </div>
  )
}
