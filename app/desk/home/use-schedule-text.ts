import type { HomeSection } from '../../settings/groups/home'
import { fill } from '../../texts/fill'
import { useDeskTexts } from '../client/desk-texts'
import { useDates } from '../kit/use-formats'

/** Returns a function that tells whether and when a section shows; nothing where it always does. */
export function useScheduleText() {
  const { off, planned, over, ending } = useDeskTexts().home
  const dates = useDates()
  return ({ on, from, until }: HomeSection) => {
    const now = Date.now()
    if (!on) return [off]
    if (until && Date.parse(until) <= now) return [fill(over, { when: dates.moment(until) })]
    return [
      ...(from && Date.parse(from) > now ? [fill(planned, { when: dates.moment(from) })] : []),
      ...(until ? [fill(ending, { when: dates.moment(until) })] : []),
    ]
  }
}
