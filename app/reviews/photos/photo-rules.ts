import { MOST_PICTURE_BYTES } from '../../files/pictures/picture-kind'

/** The most photos of one review. */
export const MOST_PHOTOS = 3
export const MOST_PHOTO_BYTES = MOST_PICTURE_BYTES
/** Bytes: three photos as they are, and the words of the form. */
export const MOST_FORM_BYTES = 4 * MOST_PHOTO_BYTES

/** The types that a file's chooser offers: with them an iPhone turns its own kind into JPEG. */
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif']

/** Names of the form's fields: new photos, and the names of kept ones to be taken away. */
export const PHOTOS = 'photos'
export const DROPPED = 'drop'

/** Why a file is no photo of a review; names of texts in the section 'review'. */
export type PhotoFaultKind = 'large' | 'kind' | 'pixels' | 'damaged' | 'many'

export interface PhotoFault {
  /** The file's own name; empty for a fault of all together. */
  file: string
  fault: PhotoFaultKind
}

/** Returns the names of the photos that a form takes away. */
export const readDropped = (form: FormData) =>
  form.getAll(DROPPED).filter((name) => typeof name === 'string')
