import { toast } from 'sonner'
import { useDeskTexts } from '../../client/desk-texts'
import { Button } from '../../kit/button'
import { copyText } from './copy-text'

/** Shows the codes once, until the person has kept them. */
export function RecoveryCodes({ codes, onKept }: { codes: string[]; onKept(): void }) {
  const { proof } = useDeskTexts().staff
  const copy = async () => {
    if (await copyText(codes.join('\n'))) toast.success(proof.copied)
  }
  return (
    <section aria-label={proof.codesTitle}>
      <p className="mb-4">{proof.codesText}</p>
      <ul className="mb-4 grid grid-cols-2 gap-2 rounded-md border border-line bg-ground p-4 text-center font-mono">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onPress={() => void copy()}>{proof.copy}</Button>
        <Button look="main" onPress={onKept}>
          {proof.kept}
        </Button>
      </div>
    </section>
  )
}
