import { useState } from 'react'
import { toast } from 'sonner'
import type { HomeSection } from '../../settings/groups/home'
import type { SettingChange } from '../../settings/stored-settings.server'
import { fill, plural } from '../../texts/fill'
import { useRead } from '../client/desk-fetch'
import { useDeskTexts } from '../client/desk-texts'
import { useMay } from '../client/use-session'
import { Button } from '../kit/button'
import { Card } from '../kit/card'
import { Confirm } from '../kit/confirm'
import { Failed, Notice } from '../kit/notice'
import { Page } from '../kit/page'
import { useDates } from '../kit/use-formats'
import { DraftFoot } from '../settings/form/draft-foot'
import { type SettingsView, useSettings } from '../settings/form/use-draft'
import { HOME_KEY, type KeptDraft } from './kept-draft'
import { HomePreview } from './preview/home-preview'
import { SectionsList } from './sections-list'
import { type HomeDraft, type HomeFacts, useHomeDraft, useHomeFacts } from './use-home'
import { useStoredDraft } from './use-kept-draft'

export default function HomeScreen() {
  const settings = useSettings()
  const facts = useHomeFacts()
  const stored = useStoredDraft()
  const failed = [settings, facts, stored].find(({ error, data }) => error && !data)
  if (failed?.error) return <Failed error={failed.error} again={() => void failed.refetch()} />
  // A draft of an earlier visit may be somebody else's now.
  if (!settings.data || !facts.data || !stored.data || !stored.isFetchedAfterMount) return null
  return <Editor settings={settings.data} facts={facts.data} stored={stored.data.draft} />
}

interface Props {
  settings: SettingsView
  facts: HomeFacts
  stored: KeptDraft | null
}

function Editor({ settings, facts, stored }: Props) {
  const { screens, home: texts } = useDeskTexts()
  const dates = useDates()
  const mayChange = useMay()('settings.change')
  const [begun] = useState(stored)
  const [isThrown, setThrown] = useState(false)
  const editing = useHomeDraft(settings, facts, mayChange ? begun : null)
  const { draft, keeping, sections, isFirst, put, undo } = editing
  const isTold = draft.wrong.some((path) => path.startsWith(`${HOME_KEY}.`))
  return (
    <Page
      title={screens.homePage}
      about={texts.about}
      actions={
        mayChange && (
          <>
            <Button icon="undo" isDisabled={!undo} onPress={undo}>
              {texts.undo}
            </Button>
            {!isFirst && <Button onPress={() => put([])}>{texts.anew}</Button>}
          </>
        )
      }
    >
      <DraftNotes begun={begun} {...{ editing, mayChange }} />
      {isFirst && <Notice tone="info" title={texts.first} />}
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <div className="flex min-w-0 flex-col gap-5">
          <SectionsList editing={editing} facts={facts} isDisabled={!mayChange} />
          <Versions restore={mayChange ? put : undefined} />
        </div>
        {mayChange && (
          <div className="min-w-0 lg:sticky lg:top-4">
            <HomePreview sections={isFirst ? [] : sections} languages={facts.languages} />
          </div>
        )}
      </div>
      <DraftFoot
        draft={draft}
        isTold={isTold}
        action={texts.publish}
        kept={
          keeping.keptAt === undefined
            ? undefined
            : fill(texts.drafts.kept, { when: dates.moment(keeping.keptAt) })
        }
        onDiscard={() => setThrown(true)}
      />
      <Confirm
        bad
        title={texts.drafts.throw.title}
        text={texts.drafts.throw.text}
        action={texts.drafts.throw.action}
        isOpen={isThrown}
        onClose={() => setThrown(false)}
        onConfirm={() => {
          setThrown(false)
          draft.discard()
        }}
      />
    </Page>
  )
}

interface DraftNotesProps {
  /** The draft with which the editor began. */
  begun: KeptDraft | null
  editing: HomeDraft
  mayChange: boolean
}

/** Tells whose draft is shown, and what others made of it or published meanwhile. */
function DraftNotes({ begun, editing, mayChange }: DraftNotesProps) {
  const { drafts: texts } = useDeskTexts().home
  const dates = useDates()
  const [first] = useState(begun)
  const { draft, keeping, take } = editing
  const { other } = keeping
  const shown = first !== null && (draft.changed.length > 0 || !mayChange)
  const said = (text: string, { by, at }: { by: string; at: number }) =>
    fill(text, { by, when: dates.moment(at) })
  return (
    <>
      {shown && (
        <Notice
          tone="info"
          title={said(mayChange ? (first.isMine ? texts.mine : texts.of) : texts.elsewhere, first)}
        />
      )}
      {shown && mayChange && first.published && (
        <Notice tone="warn" title={said(texts.published, first.published)} />
      )}
      {other && mayChange && (
        <Notice tone="warn" title={other.now ? said(texts.changed, other.now) : texts.gone}>
          <Button look="main" onPress={keeping.keepMine}>
            {texts.keepMine}
          </Button>
          <Button onPress={() => take(other.now)}>
            {other.now ? texts.takeTheirs : texts.takePublished}
          </Button>
        </Notice>
      )}
    </>
  )
}

interface VersionsProps {
  /** Puts a version into the editor; absent for those who may not change it. */
  restore?(sections: readonly HomeSection[]): void
}

/** Lists the stored versions of the home page, the latest first. */
function Versions({ restore }: VersionsProps) {
  const { versions: texts } = useDeskTexts().home
  const dates = useDates()
  const { data } = useRead<{ changes: SettingChange[] }>('/settings/history', { key: HOME_KEY })
  if (!data) return null
  return (
    <Card title={texts.title}>
      {data.changes.length === 0 && <p className="text-muted">{texts.none}</p>}
      <ul className="flex max-h-80 flex-col gap-2 overflow-y-auto">
        {data.changes.map(({ version, after, by, at }) => {
          const sections = (after ?? []) as HomeSection[]
          const said =
            sections.length === 0
              ? fill(texts.begun, { by })
              : plural('en', texts.line, sections.length, { by })
          return (
            <li key={version} className="flex flex-wrap items-center justify-between gap-2">
              <span>
                {said}
                <span className="block text-muted text-sm">{dates.moment(at)}</span>
              </span>
              {restore && (
                <Button
                  aria-label={`${texts.restore}: ${dates.moment(at)}`}
                  onPress={() => {
                    restore(sections)
                    toast(texts.restored)
                  }}
                >
                  {texts.restore}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
