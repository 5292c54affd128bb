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
import { problemText } from '../form/problem-text'
import { useSettings } from '../form/use-draft'
import type { Change } from '../history/change'
import type { Words } from './words'

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
  // Of the moment the dialog was opened, so that a change by somebody else is told; after that of
  // what was told.
  const [version, setVersion] = useState(settings?.version)
  const [text, setText] = useState(words.own ?? words.shipped)
  const save = useChange(
    (said: string | null) =>
      deskFetch('PUT', '/settings/words', {
        version: version ?? settings?.version ?? 0,
        language,
        path: words.path,
        text: said,
      }),
    ['/settings'],
    {
      onSuccess: () => {
        toast(texts.saved)
        onClose()
      },
      onError: ({ body }) => {
        const [latest] = Array.isArray(body.changes) ? (body.changes as Change[]) : []
        if (latest) setVersion(latest.version)
      },
    },
  )
  const told = save.error?.errors[`words.${language}.${words.path}`]
  const problem = told ? problemText(texts.words.yours, told) : save.error && reason(save.error)
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
          error={problem ?? undefined}
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
