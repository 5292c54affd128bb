import { CAROUSELS } from '../../business'
import { inLanguage } from '../../texts/language'
import { useLanguage } from '../../texts/texts'
import { Carousel } from '../../ui/carousel'
import { Icon } from '../../ui/icon'
import { SectionHead } from '../../ui/section-head'
import type { ShownKinds } from '../list/shown-section'

export function CategoryCarousel({ label, title, tiles }: ShownKinds['categories']) {
  const language = useLanguage()
  const { slides, autoplay } = CAROUSELS.categories
  return (
    <Carousel
      label={title}
      slides={slides}
      autoplay={autoplay}
      loop
      arrows
      head={<SectionHead label={label ?? title} title={label ? title : undefined} />}
    >
      {tiles.map(({ slug, name, icon, picture }) => (
        <a
          key={slug}
          href={inLanguage(language, `/shop?category=${slug}`)}
          className="category-tile"
        >
          {icon ? (
            <Icon name={icon} size={56} />
          ) : (
            <img src={picture} alt="" width={150} height={150} loading="lazy" />
          )}
          {name}
        </a>
      ))}
    </Carousel>
  )
}
