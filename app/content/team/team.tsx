import { CAROUSELS } from '../../business'
import { fill } from '../../texts/fill'
import { inLanguage } from '../../texts/language'
import { useLanguage, useTexts } from '../../texts/texts'
import { Carousel } from '../../ui/carousel'
import { Icon } from '../../ui/icon'
import { ELSEWHERE, NETWORKS } from '../elsewhere/social-links'

const MEMBERS = [
  { name: 'Rafiq Ahmed', picture: 'team-rafiq', title: 'chairman' },
  { name: 'Nadia Rahman', picture: 'team-nadia', title: 'director' },
  { name: 'Arjun Mehta', picture: 'team-arjun', title: 'designer' },
] as const
/** A member's own networks (spec section 2). */
const LINKS = NETWORKS.filter(({ place }) => place !== 'facebook')

/** The head of a carousel is nearer to its goods than the heading of a page to what follows. */
const BELOW_HEAD = { paddingTop: 'clamp(0px, 32px - 3.6vw, 20px)' }

/** The team (spec section 9), as drawn busts whose alternative text says that they are drawn. */
export function Team() {
  const t = useTexts('about')
  const elsewhere = inLanguage(useLanguage(), ELSEWHERE)
  const { slides, scroll, speed, autoplay } = CAROUSELS.team
  return (
    <Carousel
      head={
        <h2
          className="font-heading text-3xl font-semibold md:text-4xl"
          style={{ alignSelf: 'center' }}
        >
          {t.team}
        </h2>
      }
      label={t.team}
      slides={slides}
      scroll={scroll}
      speed={speed}
      autoplay={autoplay}
      dots
      arrows
      loop
    >
      {MEMBERS.map((member) => (
        <article key={member.name} style={BELOW_HEAD}>
          <Portrait name={member.picture} alt={fill(t.portrait, { name: member.name })} />
          <h2 className="font-heading text-2xl font-medium">{member.name}</h2>
          <p>{t[member.title]}</p>
          <ul className="-ms-2 flex pt-2">
            {LINKS.map((network) => (
              <li key={network.name}>
                <a
                  href={elsewhere}
                  aria-label={fill(t.social, { name: member.name, network: network.name })}
                  className="icon-button"
                >
                  <Icon name={network.icon} />
                </a>
              </li>
            ))}
          </ul>
        </article>
      ))}
    </Carousel>
  )
}

const found = import.meta.glob<string>('../pictures/team-*', {
  eager: true,
  query: '?url',
  import: 'default',
})
const WIDTHS = [370, 740]

/** A team member's picture: AVIF by width, and WebP for old browsers. */
function Portrait({ name, alt }: { name: string; alt: string }) {
  const at = (file: string) => found[`../pictures/${name}.${file}`]
  return (
    <picture className="portrait mb-6">
      <source
        type="image/avif"
        srcSet={WIDTHS.map((width) => `${at(`${width}.avif`)} ${width}w`).join(', ')}
        sizes="370px"
      />
      <img src={at('webp')} alt={alt} width={370} height={430} loading="lazy" decoding="async" />
    </picture>
  )
}
