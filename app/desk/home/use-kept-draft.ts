import { useEffect, useRef, useState } from 'react'
import type { HomeSection } from '../../settings/groups/home'
import { deskFetch, useChange, useRead } from '../client/desk-fetch'
import type { KeptDraft } from './kept-draft'

/** The milliseconds without typing after which the draft is kept. */
const PAUSE_MS = 700
const LOOK_MS = 15_000
const PATH = '/home/draft'

interface Keeping {
  sections: readonly HomeSection[] | null
  json: string
  revision: string | null
  version: number
}

export const useStoredDraft = () =>
  useRead<{ draft: KeptDraft | null }>(PATH, {}, { every: LOOK_MS })

/**
 * Keeps typed sections as the shop's one draft, undefined for none. `other` is what somebody else
 * has made of it meanwhile: a draft, or null where they published it or threw it away.
 */
export function useKeptDraft(
  begun: KeptDraft | null,
  typed: readonly HomeSection[] | undefined,
  version: number,
) {
  const json = typed ? JSON.stringify(typed) : ''
  const [kept, setKept] = useState(() => stateOf(begun))
  const [other, setOther] = useState<{ now: KeptDraft | null }>()
  const keptAt = useRef(0)
  const known = useStoredDraft()
  const keep = useChange<Keeping, { revision: string | null; at: number }>(
    ({ sections, revision, version }) => deskFetch('PUT', PATH, { sections, revision, version }),
    [PATH],
    {
      onSuccess({ revision, at }, { json }) {
        keptAt.current = Date.now()
        setKept({ json, revision, at })
      },
      onError({ status, body }) {
        if (status === 409) setOther({ now: body.now as KeptDraft | null })
      },
    },
  )
  const { mutate, isPending, error, variables } = keep
  const isTried = error !== null && variables?.json === json
  const isKept = json === kept.json
  const sections = typed ?? null
  useEffect(() => {
    if (isKept || isPending || isTried || other) return
    const timer = setTimeout(
      () => mutate({ sections, json, revision: kept.revision, version }),
      PAUSE_MS,
    )
    return () => clearTimeout(timer)
  })
  const seen = known.data?.draft ?? null
  const isElse = seen !== null && seen.revision !== kept.revision && !seen.isMine
  useEffect(() => {
    if (isElse && isKept && !isPending && known.dataUpdatedAt > keptAt.current)
      setOther({ now: seen })
  }, [isElse, isKept, isPending, known.dataUpdatedAt, seen])
  return {
    other,
    /** The epoch milliseconds at which the typed draft was kept; undefined while it is not. */
    keptAt: typed && isKept ? kept.at : undefined,
    /** Goes on with what is typed here. */
    keepMine() {
      setKept({ json: '', revision: other?.now?.revision ?? null, at: 0 })
      setOther(undefined)
      keep.reset()
    },
    take(now: KeptDraft | null) {
      setKept(stateOf(now))
      setOther(undefined)
      keep.reset()
    },
  }
}

const stateOf = (draft: KeptDraft | null) => ({
  json: draft ? JSON.stringify(draft.sections) : '',
  revision: draft?.revision ?? null,
  at: draft?.at ?? 0,
})
