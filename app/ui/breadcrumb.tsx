import { inLanguage } from '../texts/language'
import { useLanguage, useTexts } from '../texts/texts'

export interface Crumb {
  label: string
  to?: string
}

interface Props {
  items: Crumb[]
  /** Another path to the page: its department and category. A phone has room for the last alone. */
  also?: Crumb[]
}

export const Breadcrumb = ({ items, also = [] }: Props) => (
  <nav aria-label={useTexts('ui').breadcrumb} className="trail text-sm">
    <Trail items={items} isWide={items.length > 3 || also.length > 0} />
    {also.length > 0 && <Trail items={also} isLast />}
  </nav>
)

interface TrailProps {
  items: Crumb[]
  /** A phone leaves its end to the heading below, which says it too. */
  isWide?: boolean
  /** A phone shows its end alone. */
  isLast?: boolean
}

function Trail({ items, isWide, isLast }: TrailProps) {
  const language = useLanguage()
  const onlyWide = (position: number) =>
    (position < items.length - 1 ? isLast : isWide) ? 'max-sm:hidden' : ''
  return (
    <ol className="flex flex-wrap gap-x-3 gap-y-1">
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
