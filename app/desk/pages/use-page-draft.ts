import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { toast } from 'sonner'
import type { Language } from '../../business'
import type { PageValues, PageWords } from '../../content/pages/own-page-values'
import type { StoredPage } from '../../content/pages/stored-pages.server'
import { deskFetch, useChange } from '../client/desk-fetch'
import { useDeskTexts } from '../client/desk-texts'
import { rebase } from '../kit/draft/rebase'

export const EMPTY_WORDS: PageWords = { title: '', description: '', body: '' }

const EMPTY_PAGE: PageValues = {
  slug: '',
  texts: {},
  place: 'none',
  position: 0,
  published: false,
}

const valuesOf = ({ slug, texts, place, position, published }: PageValues): PageValues => ({
  ...{ slug, texts, place, position, published },
})

/** Holds what is typed of a page until it is saved; nobody else's save overwrites it. */
export function usePageDraft(page?: StoredPage) {
  const { pages: texts } = useDeskTexts()
  const navigate = useNavigate()
  const [read, setRead] = useState(page)
  const [values, setValues] = useState(page ? valuesOf(page) : EMPTY_PAGE)
  const [stale, setStale] = useState<StoredPage>()
  const base = read ? valuesOf(read) : EMPTY_PAGE
  const save = useChange<{ values: PageValues; version?: number }, StoredPage>(
    ({ values: given, version }) =>
      read
        ? deskFetch('PUT', `/pages/${read.id}`, { ...given, version: version ?? read.version })
        : deskFetch('POST', '/pages', given),
    ['/pages'],
    {
      onSuccess(now) {
        toast.success(texts.saved)
        setRead(now)
        setValues(valuesOf(now))
        setStale(undefined)
      },
      onError({ code, body }) {
        if (code === 'changed_meanwhile') setStale(body.now as StoredPage)
      },
    },
  )
  const made = page === undefined ? save.data?.id : undefined
  useEffect(() => {
    if (made !== undefined) void navigate(`/pages/${made}`, { replace: true })
  }, [made, navigate])
  return {
    page: read,
    values,
    unsaved: JSON.stringify(values) !== JSON.stringify(base),
    /** What somebody else saved meanwhile. */
    stale,
    busy: save.isPending,
    errors: save.error?.errors ?? {},
    error: save.error,
    set: (changed: Partial<PageValues>) => setValues((before) => ({ ...before, ...changed })),
    setWords(language: Language, changed: Partial<PageWords>) {
      setValues((before) => {
        const words = { ...EMPTY_WORDS, ...before.texts[language], ...changed }
        return { ...before, texts: { ...before.texts, [language]: words } }
      })
    },
    save: () => save.mutate({ values }),
    discard() {
      setValues(base)
      setStale(undefined)
      save.reset()
    },
    /** Saves what was typed over the other's version; fields typed by the other alone stay. */
    keepMine() {
      if (!stale) return
      const mine = rebase(base, values, valuesOf(stale))
      setRead(stale)
      setValues(mine)
      save.mutate({ values: mine, version: stale.version })
    },
    takeTheirs() {
      if (!stale) return
      setRead(stale)
      setValues(valuesOf(stale))
      setStale(undefined)
      save.reset()
    },
  }
}

export type PageDraft = ReturnType<typeof usePageDraft>
