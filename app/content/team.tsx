import { CAROUSELS } from '../business'
import { fill } from '../texts/fill'
import { useTexts } from '../texts/texts'
import { Carousel } from '../ui/carousel'
import { Icon } from '../ui/icon'
import chairman from './pictures/team-1.webp'
import director from './pictures/team-2.webp'
import designer from './pictures/team-3.webp'

const MEMBERS = [
  { name: 'Rafiq Ahmed', title: 'chairman', picture: chairman },
  { name: 'Nadia Rahman', title: 'director', picture: director },
  { name: 'Arjun Mehta', title: 'designer', picture: designer },
] as const
const NETWORKS = [
  { name: 'X', icon: 'twitter-x', href: 'https://x.com/' },
  { name: 'Instagram', icon: 'instagram', href: 'https://www.instagram.com/' },
  { name: 'LinkedIn', icon: 'linkedin', href: 'https://www.linkedin.com/' },
] as const

/** Spec section 9. */
export function Team() {
  const t = useTexts('about')
  const { slides, scroll, speed, autoplay } = CAROUSELS.team
  return (
    <Carousel
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
        <article key={member.name}>
          <img
            src={member.picture}
            alt=""
            width={370}
            height={430}
            loading="lazy"
            className="mb-8 h-auto w-full rounded bg-tile"
          />
          <h2 className="font-heading text-2xl font-medium md:text-3xl">{member.name}</h2>
          <p className="pt-1">{t[member.title]}</p>
          <ul className="-ms-2 flex pt-2">
            {NETWORKS.map((network) => (
              <li key={network.name}>
                <a
                  href={network.href}
                  rel="noreferrer"
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
