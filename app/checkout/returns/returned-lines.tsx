import { REASONS } from '../../orders/returns/return-rules'
import { fill, plural } from '../../texts/fill'
import { catalogueLanguage } from '../../texts/language'
import { useLanguage, useTexts } from '../../texts/texts'
import { SelectField } from '../../ui/forms/field'
import { Picture } from '../../ui/picture'
import { PiecesField } from './pieces-field'
import { goesField, piecesField, reasonField } from './read-returned'
import type { ReturnedOrderData } from './returned-order.server'
import type { RefusedReturn } from './submit-returned.server'

type Line = ReturnedOrderData['lines'][number]

interface Props {
  lines: Line[]
  result?: RefusedReturn
  /** A withdrawal needs no reason, and covers everything unless the customer says otherwise. */
  withdrawal?: boolean
  /** True when nothing is left to choose. */
  whole?: boolean
}

/** Shows each line with a box; once it is ticked, how many of its pieces go back, and why. */
export function ReturnedLines({ lines, whole = false, ...given }: Props) {
  const open = lines.filter(({ left }) => left > 0)
  return (
    <ul className="grid gap-6">
      {open.map((line) => (
        <li key={line.position} className="border-b border-line pb-6">
          {whole ? (
            <Article line={line} whole />
          ) : (
            <Choice line={line} alone={open.length === 1} {...given} />
          )}
        </li>
      ))}
    </ul>
  )
}

const nameId = ({ position }: Line) => `article-${position}`

function Article({ line, whole }: { line: Line; whole?: boolean }) {
  const t = useTexts('returns')
  const language = useLanguage()
  const { title, left, thumbnail } = line
  return (
    <span className="flex items-center gap-4">
      <span className="flex size-14 shrink-0 items-center justify-center rounded bg-tile">
        {thumbnail && <Picture src={thumbnail} alt="" width={54} height={54} sizes="54px" eager />}
      </span>
      <span className="min-w-0 grow wrap-anywhere">
        <span id={nameId(line)} lang={catalogueLanguage(language, line)}>
          {title}
        </span>
        {whole ? (
          <span className="text-muted"> ×&nbsp;{left}</span>
        ) : (
          <span className="block text-sm text-muted">{plural(language, t.left, left)}</span>
        )}
      </span>
    </span>
  )
}

interface ChoiceProps extends Omit<Props, 'lines' | 'whole'> {
  line: Line
  /** True for the only article, which needs no choosing. */
  alone: boolean
}

function Choice({ line, alone, result, withdrawal }: ChoiceProps) {
  const t = useTexts('returns')
  const { position } = line
  const left = result?.left?.[position] ?? line.left
  const [goes, pieces, reason] = [goesField(position), piecesField(position), reasonField(position)]
  const errorOf = (name: string) => {
    const error = result?.errors?.[name]
    return error && fill(t.errors[error], { left })
  }
  const none = errorOf(goes)
  return (
    <fieldset
      aria-labelledby={nameId(line)}
      className="grid min-w-0 items-center gap-x-4"
      style={{ gridTemplateColumns: 'auto 1fr' }}
    >
      <input
        id={goes}
        type="checkbox"
        name={goes}
        value="1"
        defaultChecked={result ? goes in result.values : withdrawal || alone}
        aria-labelledby={nameId(line)}
        aria-invalid={none ? true : undefined}
        aria-describedby={none && `${goes}-error`}
        className="peer size-5"
        style={{ accentColor: 'var(--color-ink)' }}
      />
      <label htmlFor={goes}>
        <Article line={line} />
      </label>
      {none && (
        <p id={`${goes}-error`} className="col-span-full pt-2 text-sm text-red-text">
          {none}
        </p>
      )}
      <div className="col-span-full flex flex-wrap gap-x-8 gap-y-4 pt-4 peer-not-checked:hidden">
        <PiecesField
          id={pieces}
          title={line.title}
          left={left}
          given={result?.values[pieces] ?? String(withdrawal ? left : 1)}
          error={errorOf(pieces)}
        />
        {!withdrawal && (
          <div className="grow" style={{ flexBasis: '15rem' }}>
            <SelectField
              id={reason}
              name={reason}
              defaultValue={result?.values[reason] ?? ''}
              error={errorOf(reason)}
              label={t.ask.reason}
            >
              <option value="">{t.ask.choose}</option>
              {REASONS.map((one) => (
                <option key={one} value={one}>
                  {t.ask.reasons[one]}
                </option>
              ))}
            </SelectField>
          </div>
        )}
      </div>
    </fieldset>
  )
}
