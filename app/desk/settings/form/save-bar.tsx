import { plural } from '../../../texts/fill'
import { useDeskTexts } from '../../frame/desk-texts'
import { Button } from '../../kit/button'
import type { Draft } from './use-draft'

/** Stays in sight while something is typed; fields that are walked to stop above it. */
export function SaveBar({ draft }: { draft: Draft }) {
  const { settings: texts } = useDeskTexts()
  return (
    <div className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center justify-end gap-2 border-line border-t bg-surface p-3 md:mx-0 md:rounded-md md:border">
      <style>{'html{scroll-padding-block:5rem 6rem}'}</style>
      <span className="mr-auto text-muted" role="status">
        {texts.unsaved}
      </span>
      <Button onPress={draft.discard}>{texts.discard}</Button>
      <Button look="main" busy={draft.busy} onPress={draft.save}>
        {plural('en', texts.save, draft.changed.length)}
      </Button>
    </div>
  )
}
