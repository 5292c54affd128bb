const found = import.meta.glob<string>('./pictures/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** Addresses of the page's own pictures by their name. */
export const pictures: Record<string, string | undefined> = Object.fromEntries(
  Object.entries(found).map(([path, url]) => [
    path.slice('./pictures/'.length, -'.webp'.length),
    url,
  ]),
)
