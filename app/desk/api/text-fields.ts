import { z } from 'zod'
import { withoutControls } from '../../ui/forms/without-controls'

/** Schema of a text of several lines, which may be empty. */
export const optionalText = (longest: number) =>
  z
    .string()
    .transform((given) => withoutControls(given).trim())
    .pipe(z.string().max(longest, 'That is too long.'))

/** Schema of a text of several lines that must not be empty. */
export const requiredText = (longest: number) =>
  optionalText(longest).pipe(z.string().min(1, 'Write something.'))
