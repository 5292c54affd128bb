import { Icon } from '../../ui/icon'
import type { ShownSection } from '../list/shown-section'

type Written = Extract<ShownSection, { kind: 'text' | 'quotes' | 'blurbs' }>

/** Shows what a merchant has written: a text, quotes or blurbs. */
export function WrittenSection({ section }: { section: Written }) {
  if (section.kind === 'blurbs') return <Blurbs {...section} />
  const { title } = section
  return (
    <section className="home-section" aria-label={title}>
      {title && <h2 className="font-heading text-2xl font-semibold md:text-4xl">{title}</h2>}
      {section.kind === 'text' ? (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: made from Markdown by the server, which lets no HTML through
        <div className="own-text" dangerouslySetInnerHTML={{ __html: section.html }} />
      ) : (
        <ul className="own-quotes">
          {section.quotes.map(({ text, name }) => (
            <li key={name + text}>
              <figure>
                <blockquote>
                  <p>{text}</p>
                </blockquote>
                <figcaption className="text-sm text-muted">{name}</figcaption>
              </figure>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const Blurbs = ({ blurbs = [] }: Extract<Written, { kind: 'blurbs' }>) => (
  <div className="home-section">
    <ul className="own-blurbs">
      {blurbs.map(({ sign, title, text }) => (
        <li key={title} className="promise">
          <span>
            <Icon name={sign} />
          </span>
          <h2>{title}</h2>
          {text && <p className="text-sm">{text}</p>}
        </li>
      ))}
    </ul>
  </div>
)
