import { useState } from 'react'
import { toast } from 'sonner'
import type { Language } from '../../../business'
import { fill } from '../../../texts/fill'
import { deskFetch, useChange } from '../../client/desk-fetch'
import { useDeskTexts } from '../../client/desk-texts'
import { Button } from '../../kit/button'
import { Dialog } from '../../kit/dialog'
import { Conflict } from '../../kit/draft/conflict'
import { TextField } from '../../kit/fields/text-field'
import { useReason } from '../../kit/notice'
import { useDates } from '../../kit/use-formats'
import { problemText } from '../form/problem-text'
import type { ShopText } from './shop-text'
import { useWordPlace } from './use-word-place'

interface Props {
  words: ShopText
  language: Language
  onClose(): void
}

/** The text that somebody else stored; null for the shipped one. */
interface Theirs {
  text: string | null
  by: string
  at: number
}

export function WordsDialog({ words, language, onClose }: Props) {
  const { kit, settings: texts } = useDeskTexts()
  const reason = useReason()
  const place = useWordPlace()(words.path)
  const dates = useDates()
  // The text as read, to detect others' changes; after a refusal, theirs.
  const [was, setWas] = useState(words.own ?? null)
  const [theirs, setTheirs] = useState<Theirs>()
  const [text, setText] = useState(words.own ?? words.shipped)
  const save = useChange(
    (said: string | null) =>
      deskFetch('PUT', '/settings/words', {
        ...{ language, path: words.path },
        was: theirs ? theirs.text : was,
        text: said,
      }),
    ['/settings'],
    {
      onSuccess: () => {
        toast(texts.saved)
        onClose()
      },
      onError: ({ body }) => {
        if (body.now) setTheirs(body.now as Theirs)
      },
    },
  )
  const take = (taken: Theirs) => {
    setWas(taken.text)
    setText(taken.text ?? words.shipped)
    setTheirs(undefined)
    save.reset()
  }
  const told = save.error?.errors[`words.${language}.${words.path}`]
  const problem = told
    ? problemText(texts.words.yours, told)
    : save.error && !theirs
      ? reason(save.error)
      : undefined
  return (
    <Dialog title={fill(texts.words.dialog, { place })} onClose={onClose}>
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
          error={problem}
        />
        {theirs && (
          <Conflict
            title={texts.conflict.title}
            text={fill(texts.conflict.line, {
              by: theirs.by,
              setting: place,
              value: theirs.text ?? words.shipped,
              when: dates.moment(theirs.at),
            })}
            mine={texts.conflict.mine}
            theirs={texts.conflict.theirs}
            busy={save.isPending}
            onMine={() => save.mutate(text)}
            onTheirs={() => take(theirs)}
          />
        )}
        <footer className="flex flex-wrap justify-end gap-2">
          {!theirs && was !== null && (
            <Button busy={save.isPending} onPress={() => save.mutate(null)}>
              {texts.words.back}
            </Button>
          )}
          {!theirs && (
            <Button look="main" busy={save.isPending} onPress={() => save.mutate(text)}>
              {kit.save}
            </Button>
          )}
        </footer>
      </div>
    </Dialog>
  )
}
