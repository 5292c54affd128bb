import type { MouseEvent } from 'react'
import { FileTrigger } from 'react-aria-components'
import type { SectionPicture } from '../../../settings/groups/home-parts'
import { useDeskTexts } from '../../client/desk-texts'
import { Button } from '../../kit/button'
import { Checkbox } from '../../kit/fields/checkbox'
import { NumberField } from '../../kit/fields/number-field'
import { useReason } from '../../kit/notice'
import { Problem } from '../../settings/form/problem'
import { useUpload } from '../../settings/form/use-upload'
import type { SectionEditing } from './section-editing'
import { WordsField } from './words-field'

const KINDS = ['image/jpeg', 'image/png', 'image/webp', 'image/avif']

interface Props extends SectionEditing {
  label: string
  path: string
  value: SectionPicture | undefined
  onChange(picture: SectionPicture | undefined): void
}

type Uploaded = Extract<SectionPicture, { of: 'upload' }>

/** Uploads a picture, and says what it shows and what must stay in sight. */
export function UploadField({ label, path, value, onChange, ...editing }: Props) {
  const { picture: texts } = useDeskTexts().home
  const { draft, isDisabled } = editing
  const reason = useReason()
  const { busy, refused, send } = useUpload(
    '/home/pictures',
    (kept: Pick<Uploaded, 'address' | 'width' | 'height'>) =>
      onChange({
        ...{ of: 'upload', ...kept, focus: { x: 50, y: 50 }, decorative: false },
        ...(value?.of === 'upload' && { alt: value.alt, decorative: value.decorative }),
      }),
  )
  return (
    <div className="grid gap-2">
      <p className="font-medium text-sm">{label}</p>
      {value?.of === 'scene' && <p className="text-muted text-sm">{texts.scene}</p>}
      {value?.of === 'upload' && (
        <Focus picture={value} isDisabled={isDisabled} onChange={onChange} />
      )}
      {!isDisabled && (
        <div className="flex flex-wrap gap-2">
          <FileTrigger acceptedFileTypes={KINDS} onSelect={(files) => void send(files?.[0])}>
            <Button busy={busy} icon="upload" aria-label={`${label}: ${texts.choose}`}>
              {texts.choose}
            </Button>
          </FileTrigger>
          {value && (
            <Button look="quiet" onPress={() => onChange(undefined)}>
              {texts.remove}
            </Button>
          )}
        </div>
      )}
      <p className="text-muted text-sm">{texts.hint}</p>
      <Problem text={refused ? reason(refused) : draft.errorOf(path, label)} />
      {value?.of === 'upload' && (
        <>
          <Checkbox
            isDisabled={isDisabled}
            isSelected={value.decorative}
            onChange={(decorative) => onChange({ ...value, decorative })}
          >
            {texts.decorative}
          </Checkbox>
          {!value.decorative && (
            <WordsField
              {...editing}
              label={texts.alt}
              path={`${path}.alt`}
              value={value.alt}
              onChange={(alt) => onChange({ ...value, alt })}
            />
          )}
        </>
      )}
    </div>
  )
}

interface FocusProps {
  picture: Uploaded
  isDisabled: boolean
  onChange(picture: Uploaded): void
}

/** Sets the point that stays in sight where the picture is cut, by a press or by numbers. */
function Focus({ picture, isDisabled, onChange }: FocusProps) {
  const { picture: texts } = useDeskTexts().home
  const { address, width, height, focus } = picture
  const press = ({ detail, clientX, clientY, currentTarget }: MouseEvent) => {
    if (detail === 0) return // A key has no place; the numbers are for keys.
    const box = currentTarget.getBoundingClientRect()
    const share = (at: number, of: number) =>
      Math.min(100, Math.max(0, Math.round((at / of) * 100)))
    onChange({
      ...picture,
      focus: {
        x: share(clientX - box.left, box.width),
        y: share(clientY - box.top, box.height),
      },
    })
  }
  return (
    <div className="grid gap-2">
      <button
        type="button"
        aria-label={texts.focus}
        title={texts.focus}
        disabled={isDisabled}
        onClick={press}
        className="relative w-fit cursor-crosshair"
      >
        <img
          src={`${address}/640.webp`}
          alt=""
          width={width}
          height={height}
          className="h-auto max-h-60 w-auto max-w-full rounded-md"
        />
        <span
          className="pointer-events-none absolute size-5 -translate-x-1/2 -translate-y-1/2 rounded-full border-2 border-white bg-black/50"
          style={{ left: `${focus.x}%`, top: `${focus.y}%` }}
        />
      </button>
      <div className="grid gap-2 sm:grid-cols-2">
        {(['x', 'y'] as const).map((side) => (
          <NumberField
            key={side}
            label={texts[side]}
            minValue={0}
            maxValue={100}
            isDisabled={isDisabled}
            value={focus[side]}
            onChange={(at) =>
              onChange({ ...picture, focus: { ...focus, [side]: Number.isNaN(at) ? 50 : at } })
            }
          />
        ))}
      </div>
    </div>
  )
}
