import type { Database } from '../../database/tables.server'
import { ownMaster, reviewMaster } from '../../media/masters.server'
import { picturePath } from './picture-path.server'

/** The place of a picture: with the demo, in the store, or in the text itself. */
export type PicturePlace = { demo: string } | { master: string } | { address: string }

export interface ClaimedPicture {
  /** What names the picture, such as `product 12`, `page our-story` or `setting home.sections`. */
  owner: string
  place: PicturePlace
  /** True for a picture of another host, which is fetched when it is first shown. */
  fetched: boolean
}

const AT_A_TIME = 500

/**
 * Yields every picture that a listed product, a category, a review, a page of the merchant's own or
 * a setting names; the sections of the home page, the logo and the icon are settings.
 */
export async function* claimedPictures(db: Database): AsyncGenerator<ClaimedPicture> {
  for (let after = -1; ; ) {
    const rows = await db
      .selectFrom('products')
      .select(['id', 'thumbnail', 'images'])
      .where('listed', '=', 1)
      .where('id', '>', after)
      .orderBy('id')
      .limit(AT_A_TIME)
      .execute()
    // A product without a picture has '' for its thumbnail.
    for (const { id, thumbnail, images } of rows)
      for (const [n, address] of [thumbnail, ...(JSON.parse(images) as string[])].entries())
        if (address)
          yield* claimOf(`product ${id}`, picturePath(id, n, address), !address.startsWith('/'))
    const last = rows.at(-1)
    if (!last) break
    after = last.id
  }
  for (const { slug, picture } of await db
    .selectFrom('categories')
    .select(['slug', 'picture'])
    .where('picture', 'is not', null)
    .orderBy('slug')
    .execute())
    yield* claimOf(`category ${slug}`, picture ?? '')
  for (const { name, review_id: id } of await db
    .selectFrom('review_photos')
    .select(['name', 'review_id'])
    .orderBy('review_id')
    .orderBy('place')
    .execute())
    yield { owner: `review ${id}`, place: { master: reviewMaster(name) }, fetched: false }
  for (const { slug, texts } of await db
    .selectFrom('pages')
    .select(['slug', 'texts'])
    .orderBy('slug')
    .execute())
    for (const [address] of texts.matchAll(ADDRESS)) yield* claimOf(`page ${slug}`, address)
  for (const { key, value } of await db.selectFrom('settings').selectAll().execute())
    for (const [address] of value.matchAll(ADDRESS)) yield* claimOf(`setting ${key}`, address)
}

/** Matches the shop's own pictures, and pictures that a setting holds, in any text. */
const ADDRESS = /\/media\/own\/[0-9a-f]{40}|data:image\/(?:png|jpeg|webp|gif|avif);base64,[\w+/=]+/g

function* claimOf(owner: string, path: string, fetched = false): Generator<ClaimedPicture> {
  const [, kind, name = ''] = /^\/media\/(demo|own|products)\/([\w-]+)/.exec(path) ?? []
  if (kind === 'demo') yield { owner, place: { demo: name }, fetched }
  else if (kind)
    yield { owner, place: { master: kind === 'own' ? ownMaster(name) : name }, fetched }
  else if (path.startsWith('data:')) yield { owner, place: { address: path }, fetched }
}
