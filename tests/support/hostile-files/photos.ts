import type { HostileFile } from './hostile-file'
import { hostilePictures } from './pictures'

const PIXELS = /422 .*has too many pixels/
const DAMAGED = /422 .*cannot be opened/
const NO_PHOTO = /422 .*is not a JPEG, PNG, WebP or AVIF/

/** What the page of a review says of a picture; others are answered as one of these. */
const ANSWERS: Record<string, RegExp> = {
  'huge.png': PIXELS,
  'bomb.png': PIXELS,
  'frames.gif': NO_PHOTO,
  'canvas.webp': /422 .*(too many pixels|cannot be opened)/,
  'deep-colours.png': /(200|422 .*cannot be opened)/,
  'cut.png': DAMAGED,
  'exif.jpg': /(200|422 .*cannot be opened)/,
  'noise.avif': DAMAGED,
  'drawing.png': NO_PHOTO,
  'page.jpg': NO_PHOTO,
}

/** The hostile pictures as photos of a review, which come in a form beside the buyer's words. */
export const hostilePhotos: HostileFile[] = hostilePictures.flatMap((one) => {
  const answer = one.door === 'picture' ? ANSWERS[one.name] : undefined
  return answer ? [{ ...one, door: 'review', answer }] : []
})
