import type { DeskError } from '../client/desk-fetch'
import { useDeskTexts } from '../client/desk-texts'
import { Button } from './button'
import { Notice } from './notice'

/** Replaces what could not be read. */
export function Failed({ error, again }: { error: DeskError; again(): void }) {
  const { kit } = useDeskTexts()
  return (
    <Notice tone="bad" title={kit.failed} text={useReason()(error)}>
      <Button onPress={again}>{kit.again}</Button>
    </Notice>
  )
}

/** Tells why a change was refused, if it was. */
export function ChangeError({ error }: { error: DeskError | null | undefined }) {
  const reason = useReason()
  return error ? <Notice tone="bad" title={reason(error)} /> : null
}

/** Returns a function that words a refusal. */
export function useReason() {
  const { kit } = useDeskTexts()
  return ({ status, code, message }: DeskError) => {
    if (status === 0) return kit.unreachable
    return code === 'changed_meanwhile' ? kit.changedMeanwhile : message
  }
}
