import { toast } from 'sonner'
import { DeskError, deskFetch } from '../../client/desk-fetch'
import { useDeskTexts } from '../../client/desk-texts'
import { useRefresh } from '../../client/use-data'
import { useReason } from '../../kit/failed'

const OFFERED_MS = 15_000

export function useUndo() {
  const { products } = useDeskTexts()
  const refresh = useRefresh()
  const reason = useReason()
  const undo = async (edit: string) => {
    try {
      await deskFetch('POST', `/products/edits/${edit}/undo`, {})
      toast.success(products.undone)
    } catch (error) {
      if (!(error instanceof DeskError)) throw error
      toast.error(reason(error))
    }
    void refresh(['/products'])
  }
  return (said: string, edit?: string) =>
    toast.success(said, {
      duration: OFFERED_MS,
      ...(edit && { action: { label: products.undo, onClick: () => void undo(edit) } }),
    })
}
