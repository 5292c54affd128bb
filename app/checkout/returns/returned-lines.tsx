import { REASONS } from '../../orders/returns/return-rules'
import { fill, plural } from '../../texts/fill'
import { catalogueLanguage } from '../../texts/language'
import { useLanguage, useTexts } from '../../texts/texts'
import { Field, SelectField } from '../../ui/forms/field'
import { Picture } from '../../ui/picture'
import { piecesField, reasonField } from './read-returned'
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

/** Shows each line with how many of its pieces go back, and why. */
export function ReturnedLines({ lines, whole = false, ...given }: Props) {
  return (
    <ul className="grid gap-6">
      {lines
        .filter(({ left }) => left > 0)
        .map((line) => (
          <li key={line.position} className="border-b border-line pb-6">
            <fieldset aria-labelledby={nameId(line)} className="grid min-w-0 gap-4">
              <Article line={line} whole={whole} />
              {!whole && <Choice line={line} {...given} />}
            </fieldset>
          </li>
        ))}
    </ul>
  )
}

const nameId = ({ position }: Line) => `article-${position}`

function Article({ line, whole }: { line: Line; whole: boolean }) {
  const t = useTexts('returns')
  const language = useLanguage()
  const { title, left, thumbnail } = line
  return (
    <div className="flex items-center gap-4">
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
    </div>
  )
}

function Choice({ line, result, withdrawal }: Omit<Props, 'lines' | 'whole'> & { line: Line }) {
  const t = useTexts('returns')
  const { position } = line
  const left = result?.left?.[position] ?? line.left
  const [pieces, reason] = [piecesField(position), reasonField(position)]
  const common = (name: string, fallback: string) => {
    const error = result?.errors?.[name]
    return {
      id: name,
      name,
      defaultValue: result?.values[name] ?? fallback,
      error: error && fill(t.errors[error], { left }),
    }
  }
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <Field
        {...common(pieces, withdrawal ? String(left) : '0')}
        label={t.pieces}
        type="text"
        inputMode="numeric"
        autoComplete="off"
      />
      {!withdrawal && (
        <SelectField {...common(reason, '')} label={t.ask.reason}>
          <option value="">{t.ask.choose}</option>
          {REASONS.map((one) => (
            <option key={one} value={one}>
              {t.ask.reasons[one]}
            </option>
          ))}
        </SelectField>
      )}
    </div>
  )
}
