import { useState } from 'react'
import { toast } from 'sonner'
import { fill } from '../../texts/fill'
import { deskFetch, useChange } from '../client/desk-fetch'
import { useDeskTexts } from '../client/desk-texts'
import { useMay } from '../client/use-session'
import { Button } from '../kit/button'
import { Confirm } from '../kit/confirm'
import type { ListedReview } from './review'

const SMALL = 192

/** Shows the photos of a review, whatever its state; each can be taken away by itself. */
export function ReviewPhotoRow({ review: { id, photos, changedAt } }: { review: ListedReview }) {
  const { reviews: texts } = useDeskTexts()
  const mayChange = useMay()('reviews.change')
  const [going, setGoing] = useState<string>()
  const path = (name: string) => `/reviews/${id}/photos/${name}`
  const close = () => setGoing(undefined)
  const remove = useChange(
    () => deskFetch('DELETE', path(going ?? ''), { changedAt }),
    ['/reviews'],
    {
      onSuccess: () => {
        toast(texts.photoRemoved)
        close()
      },
    },
  )
  if (photos.length === 0) return null
  return (
    <>
      <ul aria-label={texts.photos} className="mt-3 flex flex-wrap gap-3">
        {photos.map((name, at) => (
          <li key={name} className="grid justify-items-start gap-1">
            <a
              href={`/api/desk${path(name)}`}
              target="_blank"
              rel="noreferrer"
              className="block size-20 overflow-hidden rounded-md border border-line"
            >
              <img
                src={`/api/desk${path(name)}?width=${SMALL}`}
                alt={fill(texts.photo, { position: at + 1 })}
                width={80}
                height={80}
                loading="lazy"
                className="size-full object-cover"
              />
            </a>
            {mayChange && (
              <Button
                look="quiet"
                aria-label={fill(texts.removePhoto, { position: at + 1 })}
                onPress={() => setGoing(name)}
              >
                {texts.remove}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Confirm
        isOpen={going !== undefined}
        bad
        title={texts.removeTitle}
        text={texts.removeText}
        action={texts.remove}
        change={remove}
        onClose={close}
      />
    </>
  )
}
