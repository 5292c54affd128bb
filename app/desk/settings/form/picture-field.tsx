import { FileTrigger } from 'react-aria-components'
import { useDeskTexts } from '../../client/desk-texts'
import { Button } from '../../kit/button'
import type { FieldProps } from '../../kit/fields/field-props'
import { useReason } from '../../kit/notice'
import { Problem } from './problem'
import { useUpload } from './use-upload'

/** The value is an SVG as text, or a PNG as a `data:` address; empty for none. */
interface Props extends FieldProps<string> {
  settingKey: string
  hint?: string
}

export function PictureField({ settingKey, label, hint, error, value, onChange, ...rest }: Props) {
  const { picture } = useDeskTexts().settings
  const reason = useReason()
  const { busy, refused, send } = useUpload(
    `/settings/pictures/${settingKey}`,
    (made: { value: string }) => onChange(made.value),
  )
  const wrong = refused ? reason(refused) : error
  return (
    <div>
      <p className="mb-1 font-medium text-sm">{label}</p>
      <div className="flex flex-wrap items-center gap-3">
        <span className="grid h-14 min-w-14 place-items-center rounded-md border border-line bg-white px-2">
          {value ? (
            <img src={addressOf(value)} alt={label} className="max-h-12 max-w-48" />
          ) : (
            <span className="text-muted text-sm">{picture.none}</span>
          )}
        </span>
        {!rest.isDisabled && (
          <FileTrigger
            acceptedFileTypes={['image/svg+xml', 'image/png', 'image/jpeg', 'image/webp']}
            onSelect={(files) => void send(files?.[0])}
          >
            <Button busy={busy} icon="upload" aria-label={`${label}: ${picture.choose}`}>
              {picture.choose}
            </Button>
          </FileTrigger>
        )}
        {value && !rest.isDisabled && (
          <Button
            look="quiet"
            aria-label={`${label}: ${picture.remove}`}
            onPress={() => onChange('')}
          >
            {picture.remove}
          </Button>
        )}
      </div>
      {hint && <p className="mt-1 text-muted text-sm">{hint}</p>}
      <Problem text={wrong} />
    </div>
  )
}

/** An image runs no script of an SVG. */
export const addressOf = (value: string) =>
  value.startsWith('data:') ? value : `data:image/svg+xml,${encodeURIComponent(value)}`
