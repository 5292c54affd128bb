import { DropZone, FileTrigger } from 'react-aria-components'
import { fill, plural } from '../../texts/fill'
import { useDeskTexts } from '../client/desk-texts'
import { Button } from '../kit/button'
import { Card } from '../kit/card'
import { Notice, useReason } from '../kit/notice'
import { useFigures } from '../kit/use-formats'
import type { ShownImport } from './shown-file'
import { useSentPictures } from './use-sent-pictures'

export const PICTURE_KINDS = ['.jpg', '.jpeg', '.png', '.webp', '.avif', '.gif', '.zip']

interface Props {
  file: ShownImport
  /** More pictures can be sent: the file is not applied, and nothing works on it. */
  canSend: boolean
}

/** Names the pictures that a file's rows have and nobody sent, and takes them. */
export function FilePictures({ file: { id, report, sent }, canSend }: Props) {
  const { imports } = useDeskTexts()
  const figures = useFigures()
  const found = report?.pictures
  const [missing, count] = [found?.missing ?? [], found?.missingCount ?? 0]
  return (
    <>
      {count > 0 && (
        <Notice tone="bad" title={plural('en', imports.missingPictures, count)}>
          <div>
            <p>{imports.missingHint}</p>
            <ul
              aria-label={imports.missingList}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by keys
              tabIndex={0}
              className="mt-2 max-h-48 list-disc overflow-y-auto break-words pl-5"
            >
              {missing.map((name) => (
                <li key={name}>{name}</li>
              ))}
              {count > missing.length && (
                <li>{fill(imports.moreMissing, { count: figures(count - missing.length) })}</li>
              )}
            </ul>
          </div>
        </Notice>
      )}
      {found && found.kept + found.there > 0 && (
        <p>
          {fill(imports.picturesFound, {
            count: figures(found.kept + found.there),
            kept: figures(found.kept),
          })}
        </p>
      )}
      {canSend && <SendPictures id={id} sent={sent} />}
    </>
  )
}

function SendPictures({ id, sent }: { id: string; sent: string[] }) {
  const { imports } = useDeskTexts()
  const reason = useReason()
  const { uploading, send } = useSentPictures()
  const take = (files: readonly File[]) => files.length > 0 && send.mutate({ id, files })
  return (
    <Card title={imports.pictures}>
      <DropZone
        aria-label={imports.dropPictures}
        getDropOperation={() => 'copy'}
        onDrop={({ items }) => {
          const dropped = items.filter((item) => item.kind === 'file')
          void Promise.all(dropped.map((item) => item.getFile())).then(take)
        }}
        className="flex flex-col items-center gap-2 rounded-md border-2 border-line border-dashed p-5 text-center data-drop-target:border-info data-drop-target:bg-info-soft"
      >
        <p>{imports.dropPictures}</p>
        <FileTrigger
          allowsMultiple
          acceptedFileTypes={PICTURE_KINDS}
          onSelect={(files) => take([...(files ?? [])])}
        >
          <Button icon="upload" busy={send.isPending}>
            {imports.choosePictures}
          </Button>
        </FileTrigger>
        <p className="text-muted text-sm">{imports.picturesHint}</p>
        {uploading && <p role="status">{fill(imports.uploading, { name: uploading })}</p>}
        {send.error && (
          <Notice tone="bad" title={fill(imports.failed, { reason: reason(send.error) })} />
        )}
      </DropZone>
      {sent.length > 0 && (
        <p className="mt-3 break-words text-muted">
          {fill(imports.sentPictures, { names: sent.join(', ') })}
        </p>
      )}
    </Card>
  )
}
