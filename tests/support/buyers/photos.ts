import sharp from 'sharp'

/** Makes a JPEG as a phone does: with the place where it was taken, and lying on its side. */
export const phonePhoto = (colour = '#a33', width = 400, height = 300) =>
  sharp({ create: { width, height, channels: 3, background: colour } })
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Make: 'Phone of Zuleika' },
      IFD3: { GPSLatitude: '23/1 45/1 0/1', GPSLatitudeRef: 'N' },
    })
    .jpeg()
    .toBuffer()

/** Makes a picture as the shop keeps it. */
export const keptPhoto = async (colour = '#a33') =>
  new Uint8Array(
    await sharp({ create: { width: 40, height: 30, channels: 3, background: colour } })
      .webp()
      .toBuffer(),
  )

/** Makes the body of a review's form, as a browser sends it. */
export async function reviewForm(
  photos: readonly [name: string, bytes: Uint8Array][],
  fields: Record<string, string | string[]> = {},
) {
  const form = new FormData()
  const all = { stars: '5', name: 'Ana R.', title: '', text: 'Very good.', ...fields }
  for (const [name, value] of Object.entries(all))
    for (const one of [value].flat()) form.append(name, one)
  for (const [name, bytes] of photos) form.append('photos', new File([new Uint8Array(bytes)], name))
  const whole = new Request('http://shop', { method: 'POST', body: form })
  return {
    type: whole.headers.get('Content-Type') ?? '',
    bytes: Buffer.from(await whole.arrayBuffer()),
  }
}
