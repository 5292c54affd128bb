import { useState } from 'react'
import type { Language } from '../../business'
import type { PageWords } from '../../content/pages/own-page-values'
import { START_KINDS, type StartKind } from '../../content/pages/starts/start-kinds'
import { deskFetch, useChange, withQuery } from '../client/desk-fetch'
import { useDeskTexts } from '../client/desk-texts'
import { Button } from '../kit/button'
import { Card } from '../kit/card'
import { Confirm } from '../kit/confirm'
import { ChangeError } from '../kit/notice'
import type { PageDraft } from './use-page-draft'

interface Start {
  slug: string
  words: PageWords
}

/** Offers texts that say what the settings say; one that replaces a text asks first. */
export function BeginWith({ draft, language }: { draft: PageDraft; language: Language }) {
  const { begin: texts } = useDeskTexts().pages
  const [asked, setAsked] = useState<StartKind>()
  const load = useChange(
    (kind: StartKind) => deskFetch<Start>('GET', withQuery('/pages/starts', { kind, language })),
    [],
    {
      onSuccess({ slug, words }) {
        draft.setWords(language, words)
        if (draft.values.slug !== '') return
        // An imprint that nothing leads to would not be one.
        draft.set({ slug, ...(draft.values.place === 'none' && { place: 'footer' }) })
      },
      onSettled: () => setAsked(undefined),
    },
  )
  const isEmpty = !draft.values.texts[language]?.body
  return (
    <Card title={texts.title}>
      <p className="mb-3 text-muted">{texts.about}</p>
      <div className="flex flex-wrap gap-2">
        {START_KINDS.map((kind) => (
          <Button
            key={kind}
            busy={load.isPending}
            onPress={() => (isEmpty ? load.mutate(kind) : setAsked(kind))}
          >
            {texts.kinds[kind]}
          </Button>
        ))}
      </div>
      <ChangeError error={load.error} />
      <Confirm
        title={texts.replace}
        text={texts.replaceText}
        action={texts.replace}
        busy={load.isPending}
        isOpen={asked !== undefined}
        onClose={() => setAsked(undefined)}
        onConfirm={() => asked && load.mutate(asked)}
      />
    </Card>
  )
}
