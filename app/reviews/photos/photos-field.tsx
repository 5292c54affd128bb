import { useEffect, useRef } from 'react'
import { fill, plural } from '../../texts/fill'
import { useLanguage, useTexts } from '../../texts/texts'
import { Icon } from '../../ui/icon'
import { useHydrated } from '../../ui/use-hydrated'
import type { OwnPhoto } from './own-photos.server'
import {
  DROPPED,
  MOST_PHOTO_BYTES,
  MOST_PHOTOS,
  PHOTO_TYPES,
  PHOTOS,
  type PhotoFault,
} from './photo-rules'
import { useChosenPhotos } from './use-chosen-photos'

const ID = 'review-photos'
const ACCEPTED = PHOTO_TYPES.join()
const MEGABYTE = 1024 * 1024
const FRAME = 'size-20 overflow-hidden rounded bg-tile'
const COVER = { width: '100%', height: '100%', objectFit: 'cover' } as const

interface Props {
  kept: OwnPhoto[]
  /** What the shop refused; what the browser finds since replaces it. */
  faults?: PhotoFault[]
  /** True where photos came with what was refused: a browser without scripts has lost them. */
  again?: boolean
  /** Hears whether files are chosen. */
  onFiles(any: boolean): void
}

/** Takes photos from camera or files, shows them and lets them go. Without scripts it is a plain field. */
export function PhotosField({ kept, faults, again, onFiles }: Props) {
  const t = useTexts('review')
  const language = useLanguage()
  const hydrated = useHydrated()
  const camera = useRef<HTMLInputElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const chosen = useChosenPhotos(kept.length, onFiles)
  const { field, photos, isPreparing, forgetFaults } = chosen
  // biome-ignore lint/correctness/useExhaustiveDependencies: the shop's answer is newer
  useEffect(() => forgetFaults(undefined), [faults])
  const shown = chosen.faults ?? faults ?? []
  const hint = fill(t.photosHint, { most: MOST_PHOTOS })
  const said = ({ file, fault }: PhotoFault) =>
    fill(t.photoFaults[fault], {
      file: file || t.aFile,
      most: fault === 'many' ? MOST_PHOTOS : MOST_PHOTO_BYTES / MEGABYTE,
    })
  const describedBy = shown.length > 0 ? `${ID}-hint ${ID}-error` : `${ID}-hint`
  return (
    <fieldset aria-describedby={describedBy} className="grid gap-2">
      <legend id={`${ID}-label`} className="mb-2 text-muted">
        {t.photos} {t.optional}
      </legend>
      <p id={`${ID}-hint`} className="text-sm text-muted">
        {hint}
      </p>
      {(kept.length > 0 || photos.length > 0) && (
        <ul className="flex flex-wrap gap-4">
          {kept.map(({ name, src }, at) => (
            <li key={name} className="grid justify-items-start gap-1">
              <div className={FRAME}>
                {src && (
                  <img
                    src={src}
                    alt={fill(t.yourPhoto, { position: at + 1 })}
                    width={80}
                    height={80}
                    style={COVER}
                  />
                )}
              </div>
              <label className="flex min-h-11 items-center gap-2 text-sm">
                <input type="checkbox" name={DROPPED} value={name} />
                {t.removePhoto}
                <span className="sr-only">{fill(t.yourPhoto, { position: at + 1 })}</span>
              </label>
            </li>
          ))}
          {photos.map(({ id, file, preview }) => (
            <li key={id} className="grid justify-items-start gap-1">
              <div className={FRAME}>
                {preview && (
                  <img src={preview} alt={file.name} width={80} height={80} style={COVER} />
                )}
              </div>
              <button
                type="button"
                aria-label={fill(t.removeNew, { file: file.name })}
                className="flex min-h-11 items-center text-sm underline"
                onClick={() => {
                  chosen.remove(id)
                  opener.current?.focus()
                }}
              >
                {t.removePhoto}
              </button>
            </li>
          ))}
        </ul>
      )}
      <input
        ref={field}
        id={ID}
        type="file"
        name={PHOTOS}
        multiple
        accept={ACCEPTED}
        hidden={hydrated}
        className="field py-3"
        aria-labelledby={`${ID}-label`}
        aria-describedby={describedBy}
        onChange={({ target }) => void chosen.add(target.files)}
      />
      {hydrated && (
        <div className="photo-buttons flex flex-wrap gap-4">
          <button
            ref={opener}
            type="button"
            aria-describedby={describedBy}
            className="button button-outline gap-2"
            onClick={() => field.current?.click()}
          >
            <Icon name="plus" size={20} />
            {t.addPhotos}
          </button>
          <input
            ref={camera}
            type="file"
            accept="image/*"
            capture="environment"
            hidden
            aria-label={t.takePhoto}
            onChange={({ target }) => {
              void chosen.add(target.files)
            }}
          />
          <button
            type="button"
            className="button button-outline hidden gap-2 touch:inline-flex"
            onClick={() => camera.current?.click()}
          >
            <Icon name="camera" size={20} />
            {t.takePhoto}
          </button>
        </div>
      )}
      <p role="status" className="text-sm text-muted">
        {isPreparing
          ? t.sending
          : photos.length > 0 && plural(language, t.photosChosen, photos.length)}
      </p>
      {shown.length > 0 && (
        <div id={`${ID}-error`} role={chosen.faults && 'alert'} className="text-sm text-red-text">
          {shown.map((one, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name
            <p key={at} className="wrap-anywhere">
              {said(one)}
            </p>
          ))}
        </div>
      )}
      {again && photos.length === 0 && <p className="text-sm text-red-text">{t.photosAgain}</p>}
    </fieldset>
  )
}
