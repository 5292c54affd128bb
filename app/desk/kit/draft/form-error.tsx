import type { DeskError } from '../../client/desk-fetch'
import { useReason } from '../failed'
import { Notice } from '../notice'

/** Says why a form was not saved, where the server names no field that is wrong. */
export function FormError({ error }: { error: DeskError | null }) {
  const reason = useReason()
  if (!error || Object.keys(error.errors).length > 0) return null
  return <Notice tone="bad" title={reason(error)} />
}
