import { toast } from 'sonner'
import { DeskError, deskFetch, useRefresh } from '../client/desk-fetch'
import { useReason } from './notice'

const OFFERED_MS = 15_000

/**
 * Returns a function that says what was done and offers to undo it, by a POST to `path` if there is
 * one. `paths` are read again afterwards.
 */
export function useUndo(texts: { undo: string; undone: string }, paths: readonly string[]) {
  const refresh = useRefresh()
  const reason = useReason()
  const undo = async (path: string, body: object) => {
    try {
      await deskFetch('POST', path, body)
      toast.success(texts.undone)
    } catch (error) {
      if (!(error instanceof DeskError)) throw error
      toast.error(reason(error))
    }
    void refresh(paths)
  }
  return (said: string, path?: string, body = {}) =>
    toast.success(said, {
      duration: OFFERED_MS,
      ...(path && { action: { label: texts.undo, onClick: () => void undo(path, body) } }),
    })
}
