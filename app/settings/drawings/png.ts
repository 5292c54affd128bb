import { BadDrawing, type Drawing } from './svg'

const START = 'data:image/png;base64,'
const SIGNATURE = '89504e470d0a1a0a'
/** Places in the first chunk. */
const [WIDTH_AT, HEIGHT_AT, LEAST_BYTES] = [16, 20, 57]
const WIDEST = 4096

export const isPng = (value: string) => value.startsWith('data:')

/** Returns the bytes of a `data:` address that `pngAddress` made. */
export const pngBytes = (address: string) => Buffer.from(address.slice(START.length), 'base64')

export const pngAddress = (bytes: Buffer) => START + bytes.toString('base64')

/** Reads a picture from a data address, as the command makes it. Throws a BadDrawing. */
export function drawnPng(value: string): Drawing {
  const encoded = value.slice(START.length)
  if (!value.startsWith(START) || !/^[A-Za-z0-9+/]+={0,2}$/.test(encoded))
    throw new BadDrawing('is neither an SVG nor a PNG picture')
  const body = Buffer.from(encoded, 'base64')
  if (body.length < LEAST_BYTES || !body.toString('hex', 0, 8).startsWith(SIGNATURE))
    throw new BadDrawing('is no PNG picture')
  const [width, height] = [body.readUInt32BE(WIDTH_AT), body.readUInt32BE(HEIGHT_AT)]
  if (width < 1 || height < 1 || width > WIDEST || height > WIDEST)
    throw new BadDrawing(`is not between 1 and ${WIDEST} pixels wide and high`)
  return { type: 'image/png', body, width, height }
}
