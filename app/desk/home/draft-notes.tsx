import { useState } from 'react'
import { fill } from '../../texts/fill'
import { useDeskTexts } from '../client/desk-texts'
import { Button } from '../kit/button'
import { Notice } from '../kit/notice'
import { useDates } from '../kit/use-formats'
import type { KeptDraft } from './kept-draft'
import type { HomeDraft } from './use-home'

interface Props {
  /** The draft with which the editor began. */
  begun: KeptDraft | null
  editing: HomeDraft
  mayChange: boolean
}

/** Tells whose draft is shown, and what others made of it or published meanwhile. */
export function DraftNotes({ begun, editing, mayChange }: Props) {
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
