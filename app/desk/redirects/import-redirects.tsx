import { useState } from 'react'
import { FileTrigger } from 'react-aria-components'
import { toast } from 'sonner'
import type { ImportedRedirects } from '../../redirects/import-redirects.server'
import { fill } from '../../texts/fill'
import { deskFetch, useChange, withQuery } from '../client/desk-fetch'
import { useDeskTexts } from '../client/desk-texts'
import { Button } from '../kit/button'
import { Dialog } from '../kit/dialog'
import { ChangeError, Notice } from '../kit/notice'

type Imported = ImportedRedirects & { refusedCount: number }

const LINES_SHOWN = 20

/** Checks a list first and says what it would do; only then it is stored. */
export function ImportRedirects({ close }: { close(): void }) {
  const { redirects: texts, kit } = useDeskTexts()
  const [file, setFile] = useState<File>()
  const check = useChange(
    (chosen: File) =>
      deskFetch<Imported>('POST', withQuery('/redirects/import', { check: '1' }), chosen),
    [],
  )
  const store = useChange(
    (chosen: File) => deskFetch<Imported>('POST', '/redirects/import', chosen),
    ['/redirects'],
    {
      onSuccess({ added, changed }) {
        toast.success(fill(texts.stored, { added, changed }))
        close()
      },
    },
  )
  const take = (chosen: File | undefined) => {
    setFile(chosen)
    if (chosen) check.mutate(chosen)
  }
  const found = check.data
  const error = check.error ?? store.error
  return (
    <Dialog title={texts.import} onClose={close}>
      <div className="flex flex-col items-start gap-4">
        <p className="text-muted">{texts.importHint}</p>
        <FileTrigger acceptedFileTypes={['.csv']} onSelect={(files) => take(files?.[0])}>
          <Button icon="upload" busy={check.isPending}>
            {file?.name ?? texts.choose}
          </Button>
        </FileTrigger>
        <ChangeError error={error} />
        {found && (
          <p role="status">
            {fill(texts.checked, {
              ...{ added: found.added, changed: found.changed, unchanged: found.unchanged },
              refused: found.refusedCount,
            })}
          </p>
        )}
        {found && found.refusedCount > 0 && (
          <Notice tone="warn" title={texts.refused}>
            <ul className="break-words">
              {found.refused.slice(0, LINES_SHOWN).map(({ line, reason }) => (
                <li key={line}>{fill(texts.line, { line, reason })}</li>
              ))}
              {found.refusedCount > LINES_SHOWN && (
                <li>{fill(texts.more, { count: found.refusedCount - LINES_SHOWN })}</li>
              )}
            </ul>
          </Notice>
        )}
      </div>
      <footer className="mt-5 flex justify-end gap-2">
        <Button onPress={close}>{kit.cancel}</Button>
        <Button
          look="main"
          busy={store.isPending}
          isDisabled={!file || !found || found.added + found.changed === 0}
          onPress={() => file && store.mutate(file)}
        >
          {texts.apply}
        </Button>
      </footer>
    </Dialog>
  )
}
