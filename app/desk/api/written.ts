import { z } from 'zod'
import { withoutControls } from '../../ui/forms/without-controls'

/** A text of several lines, as people type it; may be empty. */
export const text = (longest: number) =>
  z
    .string()
    .transform((given) => withoutControls(given).trim())
    .pipe(z.string().max(longest, 'That is too long.'))

/** The same, with something in it. */
export const written = (longest: number) =>
  text(longest).pipe(z.string().min(1, 'Write something.'))
