import { z } from 'zod'
import { BILLING, orderOf } from '../../shopper'

interface Schema {
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  properties?: Record<string, Schema>
  additionalProperties?: Schema | boolean
  items?: Schema
  prefixItems?: Schema[]
  format?: string
  minLength?: number
  minimum?: number
}

const FITTING: Record<string, unknown> = {
  key: 'hostile-key',
  email: 'ana@example.com',
  version: 1,
  startsAt: '2026-01-01T00:00',
  endsAt: '2099-01-01T00:00',
  order: orderOf(),
  billing: BILLING,
  country: 'BD',
}

/** Returns a valid input with all optional fields. */
export const sampleOf = (input: z.ZodType) =>
  sample(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as Schema)

function sample(schema: Schema): unknown {
  if ('const' in schema) return schema.const
  if (schema.enum) return schema.enum[0]
  const [one] = schema.anyOf ?? schema.oneOf ?? schema.allOf ?? []
  if (one) return sample(one)
  if (schema.type === 'object') return objectOf(schema)
  if (schema.type === 'array') return [sample(schema.prefixItems?.[0] ?? schema.items ?? {})]
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(1, schema.minimum ?? 1)
  if (schema.type === 'boolean') return false
  if (schema.type === 'null') return null
  if (schema.format === 'email') return 'ana@example.com'
  if (schema.format === 'date') return '2026-01-01'
  return 'filled'.padEnd(schema.minLength ?? 0, 'x')
}

function objectOf({ properties = {}, additionalProperties: more }: Schema) {
  const own = Object.entries(properties).map(([name, one]) => [
    name,
    name in FITTING ? FITTING[name] : sample(one),
  ])
  const free = more ? [['filled', sample(more === true ? {} : more)]] : []
  return Object.fromEntries([...own, ...free])
}

/** Returns the sample's places, each of which `put` fills. */
export function places(whole: unknown, at: string[] = []): string[][] {
  if (typeof whole !== 'object' || whole === null) return [at]
  const below = Object.entries(whole).flatMap(([name, one]) => places(one, [...at, name]))
  return at.length > 0 ? [at, ...below] : below
}

export function put(whole: unknown, [name, ...rest]: string[], value: unknown): unknown {
  if (name === undefined) return value
  const copy = (Array.isArray(whole) ? [...whole] : { ...(whole as object) }) as never
  ;(copy as Record<string, unknown>)[name] = put(
    (whole as Record<string, unknown>)[name],
    rest,
    value,
  )
  return copy
}
