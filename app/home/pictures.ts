const found = import.meta.glob<string>('./pictures/*', {
  eager: true,
  query: '?url',
  import: 'default',
})

const WIDTHS = [480, 900]

/** Returns a picture's addresses: AVIF by width as a `srcset`, and WebP for old browsers. */
export const pictureFiles = (name: string) => ({
  avif: WIDTHS.flatMap((width) => {
    const file = found[`./pictures/${name}.${width}.avif`]
    return file ? [`${file} ${width}w`] : []
  }).join(', '),
  webp: found[`./pictures/${name}.webp`],
})
