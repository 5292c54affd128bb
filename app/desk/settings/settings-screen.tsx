import { useEffect, useRef } from 'react'
import { Navigate, useParams } from 'react-router'
import { toast } from 'sonner'
import { contrastOnWhite, isColour } from '../../settings/groups/contrast'
import { fill } from '../../texts/fill'
import { useDeskTexts } from '../client/desk-texts'
import { useMay } from '../client/use-session'
import { Card } from '../kit/card'
import { Failed } from '../kit/notice'
import { Page } from '../kit/page'
import { NotFound } from '../kit/problems'
import { DraftFoot } from './form/draft-foot'
import { SECTIONS } from './form/fields'
import { addressOf } from './form/picture-field'
import { SettingField } from './form/setting-field'
import { shownFields } from './form/shown-fields'
import { type Draft, type SettingsView, useDraft, useSettings } from './form/use-draft'
import { MoneyPreview } from './previews/money-preview'
import { ShippingPreview } from './previews/shipping-preview'
import { SettingsLinks } from './settings-links'

type Section = keyof typeof SECTIONS

const PREVIEWS: Partial<Record<Section, (props: { draft: Draft }) => React.ReactNode>> = {
  looks: LooksPreview,
  money: MoneyPreview,
  shipping: ShippingPreview,
}

export default function SettingsScreen() {
  const { screens, settings: texts } = useDeskTexts()
  const { section } = useParams()
  const { data, error, refetch } = useSettings()
  if (section === undefined) return <Navigate to="/settings/shop" replace />
  if (!(section in SECTIONS)) return <NotFound />
  return (
    <Page title={screens.settings} about={texts.about}>
      <SettingsLinks />
      {error && !data && <Failed error={error} again={() => void refetch()} />}
      {data && <SectionForm key={section} section={section as Section} settings={data} />}
    </Page>
  )
}

function SectionForm({ section, settings }: { section: Section; settings: SettingsView }) {
  const { settings: texts } = useDeskTexts()
  const mayChange = useMay()('settings.change')
  const draft = useDraft(settings, ({ keys }) => {
    toast(keys.length === 0 ? texts.nothingChanged : texts.saved)
  })
  const form = useRef<HTMLDivElement>(null)
  useProblemShown(form, draft)
  const Preview = PREVIEWS[section]
  const fields = shownFields(section, settings)
  const keys: string[] = fields.map(({ key }) => key)
  const isTold = draft.wrong.some((path) => keys.includes(path.split('.', 2).join('.')))
  return (
    <>
      <Card title={texts.sections[section]}>
        <div ref={form} className="grid max-w-3xl gap-5">
          {fields.map((field) => (
            <SettingField key={field.key} field={field} draft={draft} isDisabled={!mayChange} />
          ))}
        </div>
      </Card>
      {Preview && <Preview draft={draft} />}
      <DraftFoot draft={draft} isTold={isTold} />
    </>
  )
}

/** Scrolls to the first wrong field after a refusal, as the button is far below it. */
function useProblemShown(form: React.RefObject<HTMLDivElement | null>, { error }: Draft) {
  useEffect(() => {
    if (!error) return
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid=true], [data-problem]')
    wrong?.focus()
    wrong?.scrollIntoView({ block: 'center' })
  }, [error, form])
}

function LooksPreview({ draft }: { draft: Draft }) {
  const { preview } = useDeskTexts().settings
  const [name = '', logo = '', typed = ''] = ['shop.name', 'shop.logo', 'shop.accent'].map((key) =>
    String(draft.valueOf(key) ?? ''),
  )
  const accent = isColour(typed) ? typed : undefined
  const ratio = accent ? contrastOnWhite(accent).toFixed(2) : '–'
  return (
    <Card title={preview.title}>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing of the shop, no field of the form */}
      <div
        role="group"
        aria-label={preview.example}
        aria-disabled="true"
        className="rounded-md border border-line bg-white p-4"
      >
        {logo ? (
          <img src={addressOf(logo)} alt={name} className="h-8" />
        ) : (
          <p className="font-bold text-2xl">{name}</p>
        )}
        <div className="mt-4 flex flex-wrap items-center gap-4">
          <span
            className="rounded bg-muted px-8 py-3 font-medium text-white"
            style={{ background: accent }}
          >
            {preview.button}
          </span>
          <span className="underline" style={{ color: accent }}>
            {preview.link}
          </span>
        </div>
      </div>
      <p className="mt-2 text-muted text-sm">{fill(preview.contrast, { ratio })}</p>
    </Card>
  )
}
