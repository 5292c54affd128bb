const found = import.meta.glob<string>('../pictures/team-*', {
  eager: true,
  query: '?url',
  import: 'default',
})
const WIDTHS = [370, 740]

/** A team member's picture: AVIF by width, and WebP for old browsers. */
export function Portrait({ name, alt }: { name: string; alt: string }) {
  const at = (file: string) => found[`../pictures/${name}.${file}`]
  return (
    <picture className="portrait mb-8">
      <source
        type="image/avif"
        srcSet={WIDTHS.map((width) => `${at(`${width}.avif`)} ${width}w`).join(', ')}
        sizes="370px"
      />
      <img src={at('webp')} alt={alt} width={370} height={430} loading="lazy" decoding="async" />
    </picture>
  )
}
