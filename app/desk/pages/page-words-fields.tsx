import { useRef, useState } from 'react'
import { FileTrigger } from 'react-aria-components'
import type { Language } from '../../business'
import { MOST_PICTURE_BYTES } from '../../files/pictures/picture-kind'
import { deskFetch, useChange } from '../client/desk-fetch'
import { useDeskTexts } from '../client/desk-texts'
import { Button } from '../kit/button'
import { Card } from '../kit/card'
import { boundTo } from '../kit/fields/bound-to'
import { TextField } from '../kit/fields/text-field'
import { ChangeError, Notice } from '../kit/notice'
import { EMPTY_WORDS, type PageDraft } from './use-page-draft'

interface Props {
  draft: PageDraft
  language: Language
  isDisabled: boolean
}

/** Edits title, description and text of a page in one language. */
export function PageWordsFields({ draft, language, isDisabled }: Props) {
  const { pages: texts } = useDeskTexts()
  const written = useRef<HTMLDivElement>(null)
  const words = draft.values.texts[language] ?? EMPTY_WORDS
  const field = boundTo(
    words,
    (changed) => draft.setWords(language, changed),
    (name) => draft.errors[`texts.${language}.${name}`],
    isDisabled,
  )
  const insert = (markdown: string) => {
    const at = written.current?.querySelector('textarea')?.selectionEnd ?? words.body.length
    const [before, after] = [words.body.slice(0, at).trimEnd(), words.body.slice(at).trimStart()]
    const body = [before, markdown, after].filter(Boolean).join('\n\n')
    draft.setWords(language, { body })
  }
  return (
    <>
      <TextField label={texts.title} {...field('title')} />
      <TextField label={texts.description} hint={texts.descriptionHint} {...field('description')} />
      <div ref={written}>
        <TextField lines={20} label={texts.body} hint={texts.bodyHint} {...field('body')} />
      </div>
      {!isDisabled && <AddPicture insert={insert} />}
    </>
  )
}

/** Uploads a picture and puts it into the text, with words for those who do not see it. */
function AddPicture({ insert }: { insert(markdown: string): void }) {
  const { picture: texts } = useDeskTexts().pages
  const [alt, setAlt] = useState('')
  const [tooLarge, setTooLarge] = useState(false)
  const upload = useChange(
    (file: File) => deskFetch<{ address: string }>('POST', '/pages/pictures', file),
    [],
    {
      onSuccess({ address }) {
        insert(`![${alt.trim().replace(/[[\]\\]/g, '\\$&')}](${address})`)
        setAlt('')
      },
    },
  )
  const choose = (files: FileList | null) => {
    const [file] = files ?? []
    if (!file) return
    setTooLarge(file.size > MOST_PICTURE_BYTES)
    if (file.size <= MOST_PICTURE_BYTES) upload.mutate(file)
  }
  return (
    <Card>
      <div className="grid gap-3">
        <TextField label={texts.alt} hint={texts.altHint} value={alt} onChange={setAlt} />
        <div>
          <FileTrigger
            acceptedFileTypes={['image/jpeg', 'image/png', 'image/webp', 'image/avif']}
            onSelect={choose}
          >
            <Button icon="upload" busy={upload.isPending} isDisabled={alt.trim() === ''}>
              {texts.choose}
            </Button>
          </FileTrigger>
        </div>
        {tooLarge && <Notice tone="bad" title={texts.tooLarge} />}
        <ChangeError error={upload.error} />
      </div>
    </Card>
  )
}
