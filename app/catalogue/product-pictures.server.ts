import { resolve } from 'node:path'
import { config } from '../config.server'
import { findRow } from '../database/rows.server'
import type { Database } from '../database/tables.server'
import { folderOf } from '../files/folder.server'
import { projectFile } from '../files/project-file.server'
import { fetchPicture } from '../media/fetch-picture.server'
import { mediaBytes } from '../media/media-api'
import { openMasters } from '../media/open-masters.server'
import { sizedPictures } from '../media/sized-pictures.server'
import { addressHash } from './product/picture-path.server'
import { isProductId } from './product/product-id'
import { isShownPhoto } from './ratings/review-photos.server'

export const productPictures = async (db: Database) =>
  mediaBytes(
    sizedPictures({
      demoFolder: projectFile('demo/pictures'),
      sizes: folderOf(undefined, resolve(config.DATA_DIR), 'media'),
      mostSizesBytes: config.PICTURES_CACHE_MB * 1024 * 1024,
      masters: await openMasters(),
      fetchBytes: fetchPicture,
    }),
    (id, n, hash) => pictureAddress(db, id, n, hash),
    (photo) => isShownPhoto(db, photo),
  )

/** Returns a picture's address, or '' if the hash does not match: only our URLs are fetched. */
async function pictureAddress(db: Database, id: number, n: number, hash: string) {
  if (!isProductId(id)) return undefined
  const row = await findRow(db, 'products', { id }, ['thumbnail', 'images'])
  if (!row) return undefined
  const address = n === 0 ? row.thumbnail : (JSON.parse(row.images) as string[])[n - 1]
  return address !== undefined && addressHash(address) === hash ? address : undefined
}
