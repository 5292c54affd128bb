import { keepUploaded } from '../../catalogue/incoming/pictures/uploaded-picture.server'
import { BadPicture } from '../../media/bad-picture'
import { MastersAway } from '../../media/masters.server'
import { type DeskCall, DeskFault } from './endpoint'
import { received } from './received.server'

/** Keeps an uploaded picture, and returns what `use` makes of its address. Throws DeskFault. */
export async function keptUpload<T>(
  { db, request, judge }: Pick<DeskCall<unknown>, 'db' | 'request' | 'judge'>,
  use: (address: string) => Promise<T>,
) {
  try {
    const address = await received(request, async (file) => {
      await judge(db) // The body may have arrived slowly.
      return keepUploaded(file)
    })
    return await use(address)
  } catch (error) {
    if (error instanceof BadPicture)
      throw new DeskFault(422, 'no_picture', `This file ${error.message}.`)
    if (error instanceof MastersAway)
      throw new DeskFault(503, 'pictures_away', 'Pictures cannot be kept right now.')
    throw error
  }
}
