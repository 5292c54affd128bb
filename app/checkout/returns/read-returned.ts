import type { LeftLine } from '../../orders/returns/return-options.server'
import { isReason, type Reason } from '../../orders/returns/return-rules'
import { asciiDigits } from '../../text-core/digits'
import type { Texts } from '../../texts/texts'
import { EMAIL } from '../../ui/forms/email'
import { type Fault, type FieldRule, faultOf, ONE_LINE, SEVERAL_LINES } from '../../ui/forms/rules'

export const RETURN_RULES = {
  note: { maxLength: 1000, pattern: SEVERAL_LINES },
  name: { required: true, maxLength: 200, pattern: ONE_LINE },
  email: EMAIL,
} satisfies Record<string, FieldRule>

export type ReturnField = keyof typeof RETURN_RULES
/** The typed values by the field's name. */
export type ReturnValues = Record<string, string>
/** Names of texts in `returns.errors`, by the field's name. */
export type ReturnErrors = Record<string, keyof Texts['returns']['errors']>

export interface PiecesToReturn {
  position: number
  quantity: number
  reason?: Reason
}

/** The box that is ticked for an article that goes back. */
export const goesField = (position: number) => `goes-${position}`
export const piecesField = (position: number) => `pieces-${position}`
export const reasonField = (position: number) => `reason-${position}`

export const valuesOf = (form: FormData): ReturnValues =>
  Object.fromEntries(Array.from(form, ([name, value]) => [name, String(value)]))

/**
 * Checks a return, of lines whose box is ticked. `fields` are those apart from the lines; without
 * `lines` all is returned.
 */
export function checkReturned(
  values: ReturnValues,
  lines: readonly LeftLine[],
  { reasons, fields }: { reasons: boolean; fields: readonly ReturnField[] },
) {
  const errors: ReturnErrors = {}
  const wanted: PiecesToReturn[] = []
  for (const { position, left } of lines) {
    if (!values[goesField(position)]) continue
    const typed = asciiDigits(values[piecesField(position)] ?? '').trim()
    const quantity = /^\d{1,6}$/.test(typed) ? Number(typed) : 0
    if (!(quantity > 0 && quantity <= left)) errors[piecesField(position)] = 'pieces'
    const reason = values[reasonField(position)] ?? ''
    if (!reasons) wanted.push({ position, quantity })
    else if (isReason(reason)) wanted.push({ position, quantity, reason })
    else errors[reasonField(position)] = 'reason'
  }
  const first = lines.find(({ left }) => left > 0)
  if (first && wanted.length === 0 && Object.keys(errors).length === 0)
    errors[goesField(first.position)] = 'none'
  for (const field of fields) {
    const fault = faultOf(values[field] ?? '', RETURN_RULES[field])
    if (fault) errors[field] = errorOf(field, fault)
  }
  return { errors, wanted }
}

function errorOf(field: ReturnField, fault: Fault) {
  if (field === 'email') return 'email'
  if (fault === 'missing') return 'name'
  return fault === 'long' ? 'long' : 'characters'
}
