import { z } from 'zod'
import { settingsSchema } from '../../app/settings/schema'

/** Tells whether a setting is a list of words, such as `shop.menu`, which may be written by commas. */
export function isListOfWords(key: string): boolean {
  const [group = '', name = ''] = key.split('.')
  const groups = settingsSchema.shape as unknown as Record<string, z.ZodType | undefined>
  const members = innermost(groups[group])
  const list = members instanceof z.ZodObject ? innermost(members.shape[name]) : undefined
  if (!(list instanceof z.ZodArray)) return false
  const { type } = innermost(list.element as z.ZodType)?.def ?? {}
  return type === 'string' || type === 'enum'
}

/** Returns what stands within defaults and transformations. */
function innermost(schema: z.ZodType | undefined): z.ZodType | undefined {
  if (schema instanceof z.ZodPrefault || schema instanceof z.ZodDefault)
    return innermost(schema.unwrap() as z.ZodType)
  return schema instanceof z.ZodPipe ? innermost(schema.in as z.ZodType) : schema
}
