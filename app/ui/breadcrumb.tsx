import { inLanguage } from '../texts/language'
import { useLanguage, useTexts } from '../texts/texts'

interface Props {
  items: { label: string; to?: string }[]
}

export function Breadcrumb({ items }: Props) {
  const language = useLanguage()
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
              <a
                href={inLanguage(language, to)}
                className="inline-flex items-center text-muted hover:text-ink hover:underline touch:min-h-11 touch:min-w-11"
              >
                {label}
              </a>
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
