import { useState } from 'react'
import { toast } from 'sonner'
import type { Language } from '../../business'
import type { HomeSection } from '../../settings/groups/home'
import { useRead } from '../client/desk-fetch'
import { useDeskTexts } from '../client/desk-texts'
import { type SettingsView, useDraft } from '../settings/form/use-draft'
import { HOME_KEY, type KeptDraft } from './kept-draft'
import { useKeptDraft } from './use-kept-draft'

/** What the server tells about the home page. */
export interface HomeFacts {
  /** The sections shown while nothing is stored. */
  first: HomeSection[]
  isOwn: boolean
  /** The default language first. */
  languages: Language[]
  /** The shop's own texts by the names that words may give as `as`. */
  shipped: Record<string, string>
}

const MOST_STEPS = 50

export const useHomeFacts = () => useRead<HomeFacts>('/home')

/** Edits the home page's sections as a draft that is kept, each step of which can be undone. */
export function useHomeDraft(settings: SettingsView, facts: HomeFacts, begun: KeptDraft | null) {
  const texts = useDeskTexts().home
  const [steps, setSteps] = useState<(readonly HomeSection[])[]>([])
  const draft = useDraft(
    settings,
    () => {
      setSteps([])
      toast(texts.published)
    },
    begun ? { changes: changesOf(begun.sections), from: {}, version: begun.version } : undefined,
  )
  const isTyped = draft.changed.includes(HOME_KEY)
  const stored = (draft.valueOf(HOME_KEY) ?? []) as readonly HomeSection[]
  const show = (sections: readonly HomeSection[]) =>
    draft.change(HOME_KEY, changesOf(sections)[HOME_KEY])
  const keeping = useKeptDraft(begun, isTyped ? stored : undefined, draft.version)
  return {
    draft,
    keeping,
    isFirst: stored.length === 0,
    sections: stored.length > 0 ? stored : facts.first,
    /** Replaces the sections; none shows those that the shop began with. */
    put(sections: readonly HomeSection[]) {
      setSteps([...steps, stored].slice(-MOST_STEPS))
      show(sections)
    },
    /** Shows what somebody else kept, or without it what is published. */
    take(other: KeptDraft | null) {
      setSteps([])
      keeping.take(other)
      if (other)
        draft.begin({ changes: changesOf(other.sections), from: {}, version: other.version })
      else draft.discard()
    },
    undo:
      steps.length > 0
        ? () => {
            setSteps(steps.slice(0, -1))
            show(steps.at(-1) ?? [])
          }
        : undefined,
  }
}

const changesOf = (sections: readonly HomeSection[]) => ({
  [HOME_KEY]: sections.length > 0 ? sections : null,
})

export type HomeDraft = ReturnType<typeof useHomeDraft>
