import { fill } from '../../../texts/fill'
import { useDeskTexts } from '../../client/desk-texts'
import { Button } from '../../kit/button'
import { Notice } from '../../kit/notice'
import { useDates } from '../../kit/use-formats'
import { useShown } from '../history/use-shown'
import type { Draft } from './use-draft'

/** Who stored what meanwhile, and whose words shall hold. Nothing that was typed is lost by it. */
export function Conflict({ draft }: { draft: Draft }) {
  const { conflict: texts } = useDeskTexts().settings
  const { nameOf, textOf } = useShown()
  const dates = useDates()
  if (draft.conflicts.length === 0) return null
  return (
    <Notice
      tone="bad"
      title={texts.title}
      text={
        <ul>
          {draft.conflicts.map(({ key, by, at, after }) => (
            <li key={key} className="break-words">
              {fill(texts.line, {
                by,
                setting: nameOf(key),
                value: textOf(after),
                when: dates.moment(at),
              })}
            </li>
          ))}
        </ul>
      }
    >
      <Button look="main" busy={draft.busy} onPress={draft.keepMine}>
        {texts.mine}
      </Button>
      <Button onPress={draft.takeTheirs}>{texts.theirs}</Button>
    </Notice>
  )
}
