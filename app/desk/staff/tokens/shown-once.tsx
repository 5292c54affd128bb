import { toast } from 'sonner'
import { useDeskTexts } from '../../client/desk-texts'
import { Button } from '../../kit/button'
import { copyText } from '../proofs/copy-text'

/** Shows a link or token whose hash alone is stored. */
export function ShownOnce({
  text,
  secret,
  onKept,
}: {
  text: string
  secret: string
  onKept(): void
}) {
  const { staff, kit } = useDeskTexts()
  const copy = async () => {
    if (await copyText(secret)) toast.success(staff.proof.copied)
  }
  return (
    <div className="flex flex-col gap-4">
      <p>{text}</p>
      <code className="block select-all break-all rounded-md border border-line bg-ground p-3 font-mono text-sm">
        {secret}
      </code>
      <footer className="flex justify-end gap-2">
        <Button onPress={() => void copy()}>{staff.proof.copy}</Button>
        <Button look="main" onPress={onKept}>
          {kit.close}
        </Button>
      </footer>
    </div>
  )
}
