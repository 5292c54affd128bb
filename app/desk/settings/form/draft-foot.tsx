import { fill, plural } from '../../../texts/fill'
import { useDeskTexts } from '../../client/desk-texts'
import { Conflict } from '../../kit/draft/conflict'
import { SaveBar } from '../../kit/draft/save-bar'
import { ChangeError } from '../../kit/notice'
import { useDates } from '../../kit/use-formats'
import { useShown } from '../history/use-shown'
import type { Draft } from './use-draft'

interface Props {
  draft: Draft
  /** A field shows the refusal already. */
  isTold: boolean
  /** The words of the button, by default how many changes it saves. */
  action?: string
  /** Says where the draft is kept; leaving then loses nothing. */
  kept?: string
  onDiscard?(): void
}

export function DraftFoot({ draft, isTold, action, kept, onDiscard = draft.discard }: Props) {
  const { settings: texts } = useDeskTexts()
  return (
    <>
      {!isTold && <Refusal draft={draft} />}
      {draft.changed.length > 0 && (
        <SaveBar
          unsaved
          action={action ?? plural('en', texts.save, draft.changed.length)}
          kept={kept}
          busy={draft.busy}
          onSave={draft.save}
          onDiscard={onDiscard}
        />
      )}
    </>
  )
}

function Refusal({ draft }: { draft: Draft }) {
  const { conflict } = useDeskTexts().settings
  const { nameOf, textOf } = useShown()
  const dates = useDates()
  if (!draft.error) return null
  if (draft.conflicts.length === 0) return <ChangeError error={draft.error} />
  return (
    <Conflict
      title={conflict.title}
      text={
        <ul>
          {draft.conflicts.map(({ key, by, at, after }) => (
            <li key={key} className="break-words">
              {fill(conflict.line, {
                by,
                setting: nameOf(key),
                value: textOf(after),
                when: dates.moment(at),
              })}
            </li>
          ))}
        </ul>
      }
      mine={conflict.mine}
      theirs={conflict.theirs}
      busy={draft.busy}
      onMine={draft.keepMine}
      onTheirs={draft.takeTheirs}
    />
  )
}
