import { z } from 'zod'

/** No keyboard types them, and PostgreSQL stores no NUL. */
const CONTROLS = /[^\P{Cc}\n\t]/gu

/** A text of several lines, as people type it; may be empty. */
export const text = (longest: number) =>
  z
    .string()
    .transform((given) => given.replaceAll('\r\n', '\n').replace(CONTROLS, '').trim())
    .pipe(z.string().max(longest, 'That is too long.'))

/** The same, with something in it. */
export const written = (longest: number) =>
  text(longest).pipe(z.string().min(1, 'Write something.'))
