import {
  ownPictures,
  withPictures,
} from '../../app/catalogue/incoming/pictures/own-pictures.server'
import { openPictures } from '../../app/catalogue/incoming/pictures/picture-files.server'
import type { SourceRow } from '../../app/catalogue/incoming/spool.server'
import { openMasters } from '../../app/media/open-masters.server'

/** Reads the pictures of a folder or archive. Throws RefusedSource, BadSetting. */
export async function broughtPictures(path: string, dryRun?: boolean) {
  const files = await openPictures(path)
  const pictures = ownPictures(files, { masters: openMasters, dryRun })
  return {
    within: (rows: AsyncIterable<SourceRow>) => withPictures(rows, pictures),
    said: () => `${pictures.counts.kept} pictures new, ${pictures.counts.there} there already`,
    addressOf: pictures.addressOf,
    close: () => files.close(),
  }
}
