import { useState } from 'react'
import { LANGUAGES, type Language } from '../../business'
import { openPlaces, PAGE_PLACES, pathOfPage } from '../../content/pages/own-page-values'
import type { StoredPage } from '../../content/pages/stored-pages.server'
import { fill } from '../../texts/fill'
import { useDeskTexts } from '../client/desk-texts'
import { useMay } from '../client/use-session'
import { Card } from '../kit/card'
import { Conflict } from '../kit/draft/conflict'
import { FormError } from '../kit/draft/form-error'
import { SaveBar } from '../kit/draft/save-bar'
import { boundTo, numberOrNought } from '../kit/fields/bound-to'
import { Checkbox } from '../kit/fields/checkbox'
import { NumberField } from '../kit/fields/number-field'
import { Select } from '../kit/fields/select'
import { TextField } from '../kit/fields/text-field'
import { Notice } from '../kit/notice'
import { Page } from '../kit/page'
import { useSettings } from '../settings/form/use-draft'
import { PagePreview } from '../settings/written/page-preview'
import { BeginWith } from './begin-with'
import { DeletePage } from './delete-page'
import { PageVersions } from './page-versions'
import { PageWordsFields } from './page-words-fields'
import { type PageDraft, usePageDraft } from './use-page-draft'

/** Edits a page in its languages beside a preview; without `page`, a new one. */
export function PageEditor({ page }: { page?: StoredPage }) {
  const { pages: texts, screens } = useDeskTexts()
  const mayChange = useMay()('settings.change')
  const draft = usePageDraft(page)
  const { data: settings } = useSettings()
  const first = settings?.values['shop.defaultLanguage'] as Language | undefined
  const [chosen, choose] = useState<Language>()
  const language = chosen ?? first ?? LANGUAGES[0]
  const { values } = draft
  const title = values.texts[language]?.title || texts.untitled
  const published = draft.page?.published && draft.page
  return (
    <Page
      title={title}
      back={{ to: '/pages', text: screens.ownPages }}
      actions={
        <>
          {published && (
            <a href={pathOfPage(published.slug)} className="self-center underline">
              {texts.see}
            </a>
          )}
          {mayChange && draft.page && <DeletePage page={draft.page} title={title} />}
        </>
      }
    >
      {draft.stale && <Changed draft={draft} />}
      <Select
        label={texts.language}
        value={language}
        options={LANGUAGES.map((id) => ({ id: id as Language, text: languageName(id) }))}
        onChange={(one) => choose(one)}
      />
      {mayChange && <BeginWith key={language} draft={draft} language={language} />}
      <div className="grid gap-4 lg:grid-cols-2">
        <div className="grid content-start gap-4">
          <PageWordsFields draft={draft} language={language} isDisabled={!mayChange} />
          <Card>
            <div className="grid gap-4">
              <WhereAndWhether draft={draft} isDisabled={!mayChange} />
            </div>
          </Card>
          <OpenPlaces draft={draft} />
          <OtherErrors draft={draft} language={language} />
          {!draft.stale && <FormError error={draft.error} />}
        </div>
        {mayChange && <PagePreview markdown={values.texts[language]?.body ?? ''} />}
      </div>
      {mayChange && (draft.unsaved || !draft.page) && (
        <SaveBar
          unsaved={draft.unsaved}
          action={texts.save}
          busy={draft.busy}
          onSave={draft.save}
          onDiscard={draft.unsaved ? draft.discard : undefined}
        />
      )}
      {draft.page && <PageVersions page={draft.page} restore={mayChange ? draft.set : undefined} />}
    </Page>
  )
}

const names = new Intl.DisplayNames(['en'], { type: 'language' })
const languageName = (language: Language) => names.of(language) ?? language

interface FieldsProps {
  draft: PageDraft
  isDisabled: boolean
}

function WhereAndWhether({ draft: { values, errors, set }, isDisabled }: FieldsProps) {
  const { pages: texts } = useDeskTexts()
  const field = boundTo(values, set, (name) => errors[name], isDisabled)
  return (
    <>
      <TextField label={texts.address} hint={texts.addressHint} {...field('slug')} />
      <Select
        label={texts.place}
        options={PAGE_PLACES.map((id) => ({ id, text: texts.places[id] }))}
        {...field('place')}
      />
      <NumberField label={texts.position} minValue={0} {...numberOrNought(field('position'))} />
      <div>
        <Checkbox
          isSelected={values.published}
          onChange={(published) => set({ published })}
          isDisabled={isDisabled}
        >
          {texts.publish}
        </Checkbox>
        <p className="text-muted text-sm">{texts.publishHint}</p>
      </div>
    </>
  )
}

function OpenPlaces({ draft: { values } }: { draft: PageDraft }) {
  const { open } = useDeskTexts().pages
  const left = LANGUAGES.map((language) => ({
    language,
    places: openPlaces(values.texts[language]?.body ?? ''),
  })).filter(({ places }) => places.length > 0)
  if (left.length === 0) return null
  return (
    <Notice
      tone="warn"
      title={open.title}
      text={
        <ul>
          {left.map(({ language, places }) => (
            <li key={language} className="break-words">
              {fill(open.one, { language: languageName(language), places: places.join(' ') })}
            </li>
          ))}
        </ul>
      }
    />
  )
}

/** Names the errors of the languages that are not shown. */
function OtherErrors({ draft: { errors }, language }: { draft: PageDraft; language: Language }) {
  const { pages: texts } = useDeskTexts()
  const others = Object.entries(errors).filter(
    ([path]) => path.startsWith('texts.') && !path.startsWith(`texts.${language}.`),
  )
  if (others.length === 0) return null
  const said = others.map(([path, problem]) => {
    const other = path.split('.')[1] as Language
    return `${languageName(other)}: ${problem}`
  })
  return <Notice tone="bad" title={texts.otherErrors} text={said.join(' ')} />
}

function Changed({ draft }: { draft: PageDraft }) {
  const { conflict } = useDeskTexts().pages
  return (
    <Conflict
      title={fill(conflict.title, { by: draft.stale?.changedBy ?? '' })}
      text={conflict.text}
      mine={conflict.mine}
      theirs={conflict.theirs}
      busy={draft.busy}
      onMine={draft.keepMine}
      onTheirs={draft.takeTheirs}
    />
  )
}
