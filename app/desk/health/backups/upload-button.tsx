import { FileTrigger } from 'react-aria-components'
import { toast } from 'sonner'
import { fill } from '../../../texts/fill'
import { useDeskTexts } from '../../client/desk-texts'
import { Button } from '../../kit/button'
import { useReason } from '../../kit/failed'
import { Notice } from '../../kit/notice'
import { useUpload } from './use-upload'

/** Chooses and uploads a backup, and says how far it is. */
export function UploadButton() {
  const { upload: texts } = useDeskTexts().health.backups
  const reason = useReason()
  const { upload, percent } = useUpload((name) => void toast(fill(texts.done, { name })))
  const name = upload.isPending ? upload.variables.name : undefined
  return (
    <>
      <FileTrigger
        acceptedFileTypes={['.tar', '.sqlite']}
        onSelect={(files) => {
          const [file] = files ?? []
          if (file) upload.mutate(file)
        }}
      >
        <Button icon="upload" busy={upload.isPending}>
          {texts.choose}
        </Button>
      </FileTrigger>
      {name && (
        <p role="status" className="w-full text-muted">
          {fill(texts.sending, { name, percent })}
        </p>
      )}
      {upload.error && (
        <div className="w-full">
          <Notice tone="bad" title={fill(texts.failed, { reason: reason(upload.error) })} />
        </div>
      )}
    </>
  )
}
