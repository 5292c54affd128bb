import { lookup as resolve } from 'node:dns'
import { get as getHttp, type IncomingMessage } from 'node:http'
import { get as getHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { kindOf, MOST_PICTURE_BYTES } from '../files/pictures/picture-kind'
import { readBounded } from '../input/read-bounded'
import { isPublicAddress } from './public-addresses.server'

const MOST_MS = 10_000
const MOST_REDIRECTS = 3

export class RefusedPicture extends Error {}

interface Bounds {
  allowed?: (address: string) => boolean
  mostBytes?: number
  mostMs?: number
}

/** Fetches from public addresses only, checked after DNS and after each redirect. Throws. */
export async function fetchPicture(address: string, bounds: Bounds = {}): Promise<Buffer> {
  const signal = AbortSignal.timeout(bounds.mostMs ?? MOST_MS)
  let url = readUrl(address)
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
    const response = await request(url, bounds, signal)
    const { statusCode = 0, headers } = response
    if (statusCode >= 300 && statusCode < 400 && headers.location) {
      response.destroy()
      url = readUrl(headers.location, url)
      continue
    }
    if (statusCode !== 200) {
      response.destroy()
      throw new RefusedPicture(`status ${statusCode}`)
    }
    const mostBytes = bounds.mostBytes ?? MOST_PICTURE_BYTES
    const bytes = await readBounded(response, mostBytes, () => new RefusedPicture('too large'))
    if (!response.complete) throw new RefusedPicture('cut off')
    if (!kindOf(bytes)) throw new RefusedPicture('not a picture')
    return bytes
  }
  throw new RefusedPicture('too many redirects')
}

function readUrl(address: string, base?: URL) {
  const url = URL.parse(address, base)
  if (!url || !/^https?:$/.test(url.protocol)) throw new RefusedPicture('not an http address')
  url.username = ''
  url.password = ''
  return url
}

function request(url: URL, { allowed = isPublicAddress }: Bounds, signal: AbortSignal) {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) && !allowed(host)) throw new RefusedPicture('not a public address')
  const lookup: LookupFunction = (name, options, done) => {
    resolve(name, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, [])
      const refused = addresses.length === 0 || addresses.some((one) => !allowed(one.address))
      if (refused) return done(new RefusedPicture('not a public address'), [])
      if (options.all) done(null, addresses)
      else done(null, addresses[0]?.address ?? '', addresses[0]?.family)
    })
  }
  const headers = {
    accept: 'image/avif,image/webp,image/png,image/jpeg',
    'user-agent': 'Exclusive',
  }
  return new Promise<IncomingMessage>((done, failed) => {
    const get = url.protocol === 'https:' ? getHttps : getHttp
    get(url, { lookup, signal, headers, agent: false }, done).on('error', failed)
  })
}
