import { z } from 'zod'
import { withoutControls } from '../../ui/forms/without-controls'

/** Schema of a text of several lines, which may be empty. */
export const text = (longest: number) =>
  z
    .string()
    .transform((given) => withoutControls(given).trim())
    .pipe(z.string().max(longest, 'That is too long.'))

/** Schema of a text of several lines that must not be empty. */
export const written = (longest: number) =>
  text(longest).pipe(z.string().min(1, 'Write something.'))
