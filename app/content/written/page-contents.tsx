import { Fold } from '../../ui/forms/fold'

interface Props {
  label: string
  titles: readonly string[]
  /** The heading of each part has the id `{id}-{its place, from 1}`. */
  id: string
  /** Set where a phone shows the list too, and unfolds it. */
  folds?: boolean
  className: string
}

/** Lists the parts of a page. On a desktop it stands beside what is read. */
export function PageContents({ label, titles, id, folds, className }: Props) {
  const list = (
    <ol className={folds ? '' : 'py-4'}>
      {titles.map((title, at) => (
        <li key={title}>
          <a
            href={`#${id}-${at + 1}`}
            className="flex items-center py-1 underline-offset-4 hover:underline touch:min-h-11"
          >
            {title}
          </a>
        </li>
      ))}
    </ol>
  )
  return (
    <nav aria-label={label} className={`rounded border border-line px-4 ${className}`}>
      <p aria-hidden="true" className="pt-4 font-medium max-lg:hidden">
        {label}
      </p>
      {folds ? (
        <Fold label={<span className="font-medium">{label}</span>} className="fold-narrow">
          {list}
        </Fold>
      ) : (
        list
      )}
    </nav>
  )
}
