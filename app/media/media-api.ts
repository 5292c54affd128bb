import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RequestHandler } from '../http/listener.server'
import { log } from '../http/log.server'
import { REQUEST_ID, requestIdOf } from '../http/records/request-id.server'
import { nameRoute, routeTimes } from '../http/records/request-times.server'
import { commonHeaders } from '../http/security-headers.server'
import { PICTURE_WIDTHS, type PictureFormat } from '../ui/picture-sources'
import { drawTile } from './draw.server'
import { ownMaster, reviewMaster } from './masters.server'
import type { Master, SizedPicture, sizedPictures } from './sized-pictures.server'

/**
 * Matches `/media/demo/1-1`, `/media/products/7-0-9c1d…`, `/media/own/9c1d…` and
 * `/media/reviews/9c1d…`, each as it is or with `/{width}.{format}`.
 */
const PATH =
  /^\/media\/(?:demo\/(\d{1,10}-\d{1,3})|products\/(\d{1,10})-(\d{1,3})-([0-9a-f]{10})|own\/([0-9a-f]{40})|reviews\/([0-9a-f]{32}))(?:\/(\d{2,4})\.(avif|webp|jpeg))?$/

const PICTURES = routeTimes('pictures', '/media/*')

const LASTING = 'public, max-age=31536000, immutable'
/** For a photo that may be taken away: caches ask again after ten minutes. */
const HIDEABLE = 'public, max-age=600'

/** The width for a path without a size, as the catalogue API gives them. */
const WHOLE_WIDTH = 960

/** Returns the URL of a picture at its source, or undefined when no product carries it. */
type AddressOf = (productId: number, n: number, hash: string) => Promise<string | undefined>

/** Tells whether everybody may see a review's photo now. */
type IsShown = (photo: string) => Promise<boolean>

export function mediaBytes(
  pictures: ReturnType<typeof sizedPictures>,
  addressOf: AddressOf,
  isShown: IsShown = async () => false,
): RequestHandler {
  return (request, response, path) => {
    if (!path.startsWith('/media/')) return false
    nameRoute(response, PICTURES)
    const wanted = read(path)
    if (!wanted || (request.method !== 'GET' && request.method !== 'HEAD')) return missing(response)
    const { demo, id, n, hash, own, photo, width, format } = wanted
    if (photo) {
      const ofReview = { name: reviewMaster(photo) }
      return isShown(photo)
        .then((shown) => (shown ? pictures.sized(ofReview, width, format) : undefined))
        .then((made) =>
          made ? send(request, response, made, format, HIDEABLE) : missing(response),
        )
        .catch(failed)
    }
    const name = own ? ownMaster(own) : `${id}-${n}-${hash}`
    const known: Master = demo ? { demo } : { name }
    // The name holds a hash of the URL or the picture, so the picture in memory belongs to it.
    const stored = pictures.inMemory(known, width, format)
    if (stored) return send(request, response, stored, format)
    const master: Promise<Master | undefined> =
      demo || own
        ? Promise.resolve(known)
        : addressOf(id, n, hash).then((address) =>
            address === undefined ? undefined : { name, address },
          )
    return master
      .then((found) => found && pictures.sized(found, width, format))
      .then((made) => (made ? send(request, response, made, format) : missing(response)))
      .catch(failed)

    async function failed(error: unknown) {
      log.error({ err: error, route: PICTURES.route }, 'a picture could not be sent')
      away(response, await drawTile(width, format), format, requestIdOf(request))
    }
  }
}

function read(path: string) {
  const match = PATH.exec(path)
  if (!match) return undefined
  const [, demo, id, n, hash = '', own, photo, wide, format = 'webp'] = match
  const width = wide ? Number(wide) : WHOLE_WIDTH
  if (!PICTURE_WIDTHS.some((one) => one === width)) return undefined
  return {
    demo,
    id: Number(id),
    n: Number(n),
    hash,
    own,
    photo,
    width,
    format: format as PictureFormat,
  }
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  made: SizedPicture,
  format: PictureFormat,
  lasting = LASTING,
) {
  response.writeHead(200, {
    ...commonHeaders(),
    'Content-Type': `image/${format}`,
    'Content-Length': made.bytes.length,
    'Cache-Control': made.lasting ? lasting : 'public, max-age=60',
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  })
  response.end(request.method === 'HEAD' ? undefined : made.bytes)
  return true
}

/** A browser shows the tile although the status says that the picture is missing now. */
function away(response: ServerResponse, tile: Buffer, format: PictureFormat, id: string) {
  response
    .writeHead(503, {
      ...commonHeaders(),
      'Content-Type': `image/${format}`,
      'Content-Length': tile.length,
      'Cache-Control': 'no-store',
      'Retry-After': '5',
      [REQUEST_ID]: id,
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    })
    .end(response.req.method === 'HEAD' ? undefined : tile)
}

function missing(response: ServerResponse) {
  response
    .writeHead(404, {
      ...commonHeaders(),
      'Content-Type': 'text/plain',
      'Cache-Control': 'public, max-age=60',
    })
    .end('No such picture')
  return true
}
