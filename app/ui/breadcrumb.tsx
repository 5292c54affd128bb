import { Link } from 'react-router'
import { useTexts } from '../texts/texts'

interface Props {
  items: { label: string; to?: string }[]
}

export function Breadcrumb({ items }: Props) {
  return (
    <nav aria-label={useTexts('ui').breadcrumb} className="py-7 text-sm md:py-16">
      <ol className="flex flex-wrap gap-x-3 gap-y-1">
        {items.map(({ label, to }, position) => (
          <li key={label} className="flex min-w-0 items-center gap-3">
            {position > 0 && (
              <span aria-hidden="true" className="text-muted">
                /
              </span>
            )}
            {to ? (
              <Link
                to={to}
                className="inline-flex items-center text-muted hover:text-ink hover:underline touch:min-h-11 touch:min-w-11"
              >
                {label}
              </Link>
            ) : (
              <span aria-current="page" className="min-w-0 wrap-anywhere">
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
