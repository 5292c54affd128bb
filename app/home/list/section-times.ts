import type { HomeSection } from '../../settings/groups/home'

/** Returns the sections that show at a moment, in epoch milliseconds. */
export const shownAt = (sections: readonly HomeSection[], now: number) =>
  sections.filter(
    ({ on, from, until }) =>
      on && (!from || Date.parse(from) <= now) && (!until || now < Date.parse(until)),
  )

/** Returns the next moment at which a section comes or goes by itself; undefined for none. */
export function nextMoment(sections: readonly HomeSection[], now: number) {
  const moments = sections
    .filter(({ on }) => on)
    .flatMap(({ from, until }) => [from, until])
    .flatMap((moment) => (moment ? [Date.parse(moment)] : []))
    .filter((moment) => moment > now)
  return moments.length > 0 ? Math.min(...moments) : undefined
}
