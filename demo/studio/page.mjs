import { kinds } from './kinds.mjs'
import { beginModel } from './sculpt.mjs'
import { developed, render } from './studio.mjs'

/** Renders one picture and returns it as bytes of a PNG, written as base64. */
globalThis.take = async ({
  kind,
  settings,
  shot,
  width = 800,
  height = 800,
  ss,
  ground,
  shade,
}) => {
  const make = kinds[kind]
  if (!make) throw new Error(`There is no kind "${kind}".`)
  beginModel(JSON.stringify([kind, { ...settings, c: undefined }]))
  const image = developed(render(await make(settings), shot, width, height, ss), ground, shade)
  const surface = new OffscreenCanvas(width, height)
  surface.getContext('2d').putImageData(image, 0, 0)
  const blob = await surface.convertToBlob({ type: 'image/png' })
  const bytes = new Uint8Array(await blob.arrayBuffer())
  let text = ''
  for (let n = 0; n < bytes.length; n += 32768)
    text += String.fromCharCode(...bytes.subarray(n, n + 32768))
  return btoa(text)
}
globalThis.ready = true
