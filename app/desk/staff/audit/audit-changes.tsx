import { useDeskTexts } from '../../client/desk-texts'
import { difference } from './difference'

export function AuditChanges({ before, after }: { before?: unknown; after?: unknown }) {
  const { staff, settings } = useDeskTexts()
  const { audit } = staff
  const titles: Record<string, { title: string } | undefined> = settings.fields
  const lines = difference(before, after)
  if (lines.length === 0) return null
  return (
    <dl className="min-w-0 text-sm">
      {lines.map((line) => (
        <div key={line.place} className="break-words">
          {line.place && (
            <dt className="inline text-muted">{titles[line.place]?.title ?? line.place}: </dt>
          )}
          <dd className="inline">
            {line.before !== undefined && (
              <del className="text-bad">
                <span className="sr-only">{audit.before} </span>
                {shown(line.before, audit.nothing)}
              </del>
            )}{' '}
            {line.after !== undefined && (
              <ins className="text-ok no-underline">
                <span className="sr-only">{audit.after} </span>
                {shown(line.after, audit.nothing)}
              </ins>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

const shown = (value: unknown, nothing: string) => {
  if (value === null || value === '') return nothing
  return typeof value === 'string' ? value : JSON.stringify(value)
}
