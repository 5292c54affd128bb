import { plural } from '../../../texts/fill'
import { useDeskTexts } from '../../client/desk-texts'
import { Button } from '../../kit/button'
import { SaveBar as Bar } from '../../kit/save-bar'
import type { Draft } from './use-draft'

export function SaveBar({ draft }: { draft: Draft }) {
  const { settings: texts } = useDeskTexts()
  return (
    <Bar said={texts.unsaved}>
      <Button onPress={draft.discard}>{texts.discard}</Button>
      <Button look="main" busy={draft.busy} onPress={draft.save}>
        {plural('en', texts.save, draft.changed.length)}
      </Button>
    </Bar>
  )
}
