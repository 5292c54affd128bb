import { inLanguage } from '../../texts/language'
import { type Texts, useLanguage, useTexts } from '../../texts/texts'
import { Icon } from '../../ui/icon'
import { KeptPart } from '../../ui/kept-part'

/** Lists the departments, in the header and in the phone menu. It works without scripts. */
export const Departments = () => (
  <KeptPart
    tag="details"
    data-menu
    className="departments"
    of={Content}
    given={useTexts('shell').departments}
  />
)

function Content({ title, all, names }: Texts['shell']['departments']) {
  const path = inLanguage(useLanguage(), '/shop')
  return (
    <>
      <summary className="main-menu-link list-none">
        <Icon name="list" />
        <span>{title}</span>
      </summary>
      <ul className="menu-list">
        {Object.entries(names).map(([slug, name]) => (
          <li key={slug}>
            <a href={`${path}?category=${slug}`}>{name}</a>
          </li>
        ))}
        <li>
          <a href={path}>{all}</a>
        </li>
      </ul>
    </>
  )
}
