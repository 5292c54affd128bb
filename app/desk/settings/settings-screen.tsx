import { useEffect } from 'react'
import { useParams } from 'react-router'
import { toast } from 'sonner'
import { fill } from '../../texts/fill'
import { useDeskTexts } from '../frame/desk-texts'
import { useMay } from '../frame/use-session'
import { Button } from '../kit/button'
import { Card } from '../kit/card'
import { Failed, useReason } from '../kit/failed'
import { Notice } from '../kit/notice'
import { Page } from '../kit/page'
import { SECTIONS } from './form/fields'
import { LooksPreview } from './form/looks-preview'
import { SettingField } from './form/setting-field'
import { type Settings, useDraft, useSettings } from './form/use-draft'
import { SettingsLinks } from './settings-links'

type Section = keyof typeof SECTIONS

/** One part of the shop's settings as a form. */
export default function SettingsScreen() {
  const { screens, settings: texts } = useDeskTexts()
  const { section = 'shop' } = useParams()
  const { data, error, refetch } = useSettings()
  const shown = (section in SECTIONS ? section : 'shop') as Section
  return (
    <Page title={screens.settings} about={texts.about}>
      <SettingsLinks />
      {error && !data && <Failed error={error} again={() => void refetch()} />}
      {data && <SectionForm key={shown} section={shown} settings={data} />}
    </Page>
  )
}

function SectionForm({ section, settings }: { section: Section; settings: Settings }) {
  const { settings: texts } = useDeskTexts()
  const mayChange = useMay()('settings.change')
  const reason = useReason()
  const draft = useDraft(settings, ({ keys }) => {
    toast(keys.length === 0 ? texts.nothingChanged : texts.saved)
  })
  const unsaved = draft.changed.length > 0
  useLeaveWarning(unsaved)
  const elsewhere = draft.error && !SECTIONS[section].some(({ key }) => draft.errorOf(key))
  return (
    <>
      <Card title={texts.sections[section]}>
        <div className="grid max-w-3xl gap-5">
          {SECTIONS[section].map((field) => (
            <SettingField key={field.key} field={field} draft={draft} isDisabled={!mayChange} />
          ))}
        </div>
      </Card>
      {section === 'looks' && <LooksPreview draft={draft} />}
      {draft.error && elsewhere && <Notice tone="bad" title={reason(draft.error)} />}
      {unsaved && (
        <div className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center justify-end gap-2 border-line border-t bg-surface p-3 md:mx-0 md:rounded-md md:border">
          <span className="mr-auto text-muted">{texts.unsaved}</span>
          <Button onPress={draft.discard}>{texts.discard}</Button>
          <Button look="main" busy={draft.busy} onPress={draft.save}>
            {fill(texts.save, { count: draft.changed.length })}
          </Button>
        </div>
      )}
    </>
  )
}

/** Asks before a closed window takes what is typed along. */
function useLeaveWarning(unsaved: boolean) {
  useEffect(() => {
    if (!unsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [unsaved])
}
