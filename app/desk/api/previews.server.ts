import { limiter } from '../../http/rate-limits.server'
import { DeskFault, type StaffMember } from './endpoint'

/** A window sends three a second at most while somebody types. */
const previews = limiter('desk-preview', {
  points: 400,
  seconds: 60,
  per: 'account',
  addedUp: true,
})

/** Counts a preview against the person's limit. Throws DeskFault. */
export async function countPreview({ id }: StaffMember) {
  const seconds = await previews.wait(id)
  if (seconds > 0)
    throw new DeskFault(429, 'too_many_previews', 'These are too many previews at once.', {
      retryAfter: seconds,
    })
}
