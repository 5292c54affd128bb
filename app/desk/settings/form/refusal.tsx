import { useReason } from '../../kit/failed'
import { Notice } from '../../kit/notice'
import { Conflict } from './conflict'
import type { Draft } from './use-draft'

/** Why it was not saved, where no field is at fault. */
export function Refusal({ draft }: { draft: Draft }) {
  const reason = useReason()
  if (!draft.error) return null
  if (draft.conflicts.length > 0) return <Conflict draft={draft} />
  return <Notice tone="bad" title={reason(draft.error)} />
}
