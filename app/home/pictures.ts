const found = import.meta.glob<string>('./pictures/*', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** In pixels; what was drawn no wider than the first has no second. */
const WIDTHS = [480, 900]

/** The addresses of one of the page's own pictures: in AVIF by width, and in WebP for old browsers. */
export const pictureFiles = (name: string) => ({
  avif: WIDTHS.flatMap((width) => {
    const file = found[`./pictures/${name}.${width}.avif`]
    return file ? [`${file} ${width}w`] : []
  }).join(', '),
  webp: found[`./pictures/${name}.webp`],
})
