import type { DeskError } from '../../client/desk-fetch'
import { Notice, useReason } from '../notice'

/** Tells why a form was not saved, where the server names no wrong field. */
export function FormError({ error }: { error: DeskError | null }) {
  const reason = useReason()
  if (!error || Object.keys(error.errors).length > 0) return null
  return <Notice tone="bad" title={reason(error)} />
}
