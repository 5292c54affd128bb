import { z } from 'zod'
import { inEachLanguage } from '../../business'
import { isOwnPath } from '../../input/own-path'
import { eachOnce, singleLine, web } from './fields'

const ADDRESS_LETTERS = 500

/** A link of a menu: to a path of the shop, such as /shop?category=mugs, or to another site. */
const entry = z.strictObject({
  to: z
    .string()
    .min(1, 'is empty')
    .max(ADDRESS_LETTERS, `is longer than ${ADDRESS_LETTERS} letters`)
    .regex(/^\S*$/, 'has a space')
    .refine(
      (to) => isOwnPath(to) || web.safeParse(to).success,
      'is neither a path such as /shop nor an http address',
    ),
  /** The link's words by language; without them, those of what it leads to. */
  ...inEachLanguage(() => singleLine(60).optional()),
})
export type MenuSetting = z.infer<typeof entry>

/** Returns the schema of a menu of at most `most` links. */
export const menu = (most: number) =>
  z
    .array(entry)
    .max(most, `has more than ${most} links`)
    .refine((all) => eachOnce(all, ({ to }) => to) === undefined, 'names an address twice')
    .default([])
