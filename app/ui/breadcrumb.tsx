import { inLanguage } from '../texts/language'
import { useLanguage, useTexts } from '../texts/texts'

export interface Crumb {
  label: string
  to?: string
}

interface Props {
  items: Crumb[]
  /** Another path to the page, shown where there is room: its department and category. */
  also?: Crumb[]
}

export const Breadcrumb = ({ items, also = [] }: Props) => (
  <nav aria-label={useTexts('ui').breadcrumb} className="trail text-sm">
    <Trail items={items} />
    {also.length > 0 && <Trail items={also} className="max-sm:hidden" />}
  </nav>
)

function Trail({ items, className = '' }: { items: Crumb[]; className?: string }) {
  const language = useLanguage()
  /** A phone leaves the end of a long path to the heading below, which says it too. */
  const onlyWide = (position: number) =>
    items.length > 3 && position >= items.length - 1 ? 'max-sm:hidden' : ''
  return (
    <ol className={`flex flex-wrap gap-x-3 gap-y-1 ${className}`}>
      {items.map(({ label, to }, position) => (
        <li key={to ?? label} className={`flex min-w-0 items-center gap-3 ${onlyWide(position)}`}>
          {to ? (
            <a
              href={inLanguage(language, to)}
              className="-mx-3 inline-flex items-center px-3 text-muted hover:text-ink hover:underline max-lg:min-h-11 touch:min-h-11"
            >
              {label}
            </a>
          ) : (
            <span aria-current="page" className="min-w-0 wrap-anywhere">
              {label}
            </span>
          )}
          {position < items.length - 1 && (
            <span aria-hidden="true" className={`text-muted ${onlyWide(position + 1)}`}>
              /
            </span>
          )}
        </li>
      ))}
    </ol>
  )
}
