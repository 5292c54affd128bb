import { mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import type { BuiltShop } from '../built-shop'
import { product } from '../network/stub-host'
import { runCommand } from '../run-command'

const GOODS = ['Green Bowl', 'Blue Cup', 'White Plate', 'Grey Jug', 'Red Vase', 'Black Pot']

/** Brings six products in three categories into an own shop. */
export async function bringGoods({ dataDir, origin }: BuiltShop) {
  const goods = GOODS.map((title, at) =>
    product(at + 1, { title, category: ['bowls', 'cups', 'plates'][at % 3], thumbnail: '' }),
  )
  const file = join(tmpdir(), `goods-${crypto.randomUUID()}.json`)
  writeFileSync(file, JSON.stringify(goods))
  const { code, output } = await runCommand({ DATA_DIR: dataDir }, 'import', file)
  if (code !== 0) throw new Error(output)
  return origin
}

/** Keeps a picture as an upload does, and returns it as a section holds it. */
export async function keepPicture({ dataDir }: BuiltShop, name: string, background: string) {
  const [width, height] = [1200, 800]
  const hash = name.padEnd(40, '0')
  const folder = join(dataDir, 'media/products', `own-${hash}`)
  mkdirSync(folder, { recursive: true })
  const bytes = await sharp({ create: { width, height, channels: 3, background } })
    .webp()
    .toBuffer()
  writeFileSync(join(folder, 'master.webp'), bytes)
  return {
    ...{ of: 'upload', address: `/media/own/${hash}`, width, height },
    ...{ focus: { x: 30, y: 60 }, alt: { en: `A ${background} bowl` } },
  }
}

/** Returns sections of every kind. */
export function everyKind(picture: object) {
  const link = { to: 'page', path: '/shop' }
  const button = { en: 'Look', de: 'Ansehen' }
  const tile = { title: { en: 'Bowls' }, text: { en: 'Thrown by hand' }, button, link, picture }
  return [
    {
      id: 'hero',
      kind: 'hero',
      slides: [
        { label: { en: 'New' }, title: { en: 'Bowls for every day' }, button, link, picture },
        { sign: 'heart', label: { en: 'Loved' }, title: { en: 'Cups to keep' }, picture },
      ],
    },
    { id: 'new', kind: 'products', title: { en: 'New bowls' }, rule: 'newest' },
    { id: 'tiles', kind: 'categories', title: { en: 'Everything' } },
    {
      ...{ id: 'banner', kind: 'banner', title: { en: 'Open workshop' }, button, link, picture },
      ...{ text: { en: 'Come and see how it is made.' }, countdown: '2099-01-01T00:00:00Z' },
    },
    { id: 'four', kind: 'pictures', title: { en: 'Four' }, tiles: [tile, tile, tile, tile] },
    { id: 'two', kind: 'pictures', label: { en: 'Two' }, tiles: [tile, { picture }] },
    { id: 'text', kind: 'text', title: { en: 'Us' }, body: { en: 'We make **bowls**.\n\n- one' } },
    {
      ...{ id: 'quotes', kind: 'quotes', title: { en: 'Said of us' } },
      quotes: [{ text: { en: 'A fine bowl.' }, name: 'Ada' }],
    },
    {
      ...{ id: 'blurbs', kind: 'blurbs' },
      blurbs: [
        { sign: 'truck', title: { en: 'Sent from Graz' }, text: { en: 'By post.' } },
        { sign: 'heart', title: { en: 'Made by hand' } },
      ],
    },
  ]
}
