import { useState } from 'react'
import { toast } from 'sonner'
import type { Language } from '../../../business'
import { deskFetch } from '../../frame/desk-fetch'
import { useDeskTexts } from '../../frame/desk-texts'
import { useChange } from '../../frame/use-data'
import { Button } from '../../kit/button'
import { Dialog } from '../../kit/dialog'
import { useReason } from '../../kit/failed'
import { TextField } from '../../kit/fields/text-field'
import { useSettings } from '../form/use-draft'

export interface Words {
  path: string
  shipped: string
  own?: string
  missing: boolean
}

interface Props {
  words: Words
  language: Language
  onClose(): void
}

/** One text in one language. */
export function WordsDialog({ words, language, onClose }: Props) {
  const { kit, settings: texts } = useDeskTexts()
  const settings = useSettings().data
  const reason = useReason()
  // Of the moment the dialog was opened, so that a change by somebody else is told.
  const [version] = useState(settings?.version ?? 0)
  const [text, setText] = useState(words.own ?? words.shipped)
  const save = useChange(
    (said: string | null) =>
      deskFetch('PUT', '/settings/words', { version, language, path: words.path, text: said }),
    ['/settings'],
    {
      onSuccess: () => {
        toast(texts.saved)
        onClose()
      },
    },
  )
  return (
    <Dialog isOpen title={words.path} onClose={onClose}>
      <div className="grid gap-4">
        <div>
          <p className="font-medium text-sm">{texts.words.shipped}</p>
          <p className="whitespace-pre-wrap text-muted">{words.shipped}</p>
        </div>
        <TextField
          autoFocus
          lines={4}
          label={texts.words.yours}
          value={text}
          onChange={setText}
          error={save.error ? reason(save.error) : undefined}
        />
        <footer className="flex flex-wrap justify-end gap-2">
          {words.own !== undefined && (
            <Button busy={save.isPending} onPress={() => save.mutate(null)}>
              {texts.words.back}
            </Button>
          )}
          <Button look="main" busy={save.isPending} onPress={() => save.mutate(text)}>
            {kit.save}
          </Button>
        </footer>
      </div>
    </Dialog>
  )
}
