import { resolve } from 'node:path'
import { config } from '../config.server'
import { folderOf } from '../files/folder.server'
import { log } from '../http/log.server'
import { folderMasters, type Masters } from './masters.server'

/** Opens the masters of the settings: bucket, shared folder or DATA_DIR. Throws BadSetting. */
export async function openMasters(): Promise<Masters> {
  const dataDir = resolve(config.DATA_DIR)
  const { PICTURES_S3_ENDPOINT: endpoint, PICTURES_S3_BUCKET: name } = config
  if (!endpoint || !name)
    return folderMasters(
      folderOf(config.PICTURES_DIR && resolve(config.PICTURES_DIR), dataDir, 'media'),
    )
  // The library is loaded for this setting only.
  const { openBucket } = await import('./bucket.server')
  const { bucketMasters, tryBucket } = await import('./bucket-masters.server')
  const bucket = openBucket({
    endpoint,
    bucket: name,
    region: config.PICTURES_S3_REGION,
    accessKey: config.PICTURES_S3_ACCESS_KEY ?? '',
    secretKey: config.PICTURES_S3_SECRET_KEY ?? '',
  })
  const away = await tryBucket(bucket, name)
  if (away) log.warn(`${away}; imported pictures are 503 until it does`)
  return bucketMasters(bucket, folderOf(undefined, dataDir, 'media'))
}

let opened: { dataDir: string; masters: Promise<Masters> } | undefined

/** Returns the masters of the settings, opened once. Throws BadSetting. */
export function keptMasters(): Promise<Masters> {
  const { DATA_DIR: dataDir } = config
  if (opened?.dataDir === dataDir) return opened.masters
  const masters = openMasters()
  opened = { dataDir, masters }
  masters.catch(() => {
    opened = undefined
  })
  return masters
}
