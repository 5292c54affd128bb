import { tellLines } from './check-cart'

/** The milliseconds that a mark must be in sight; after a reload before that it shows again. */
const SEEN_MS = 2000

/** Tells the lines whose marks stay in sight. Returns what ends it. */
export function watchMarks() {
  const timers = new Map<Element, ReturnType<typeof setTimeout>>()
  const see = (row: Element) => {
    const key = row.getAttribute('data-changed') ?? ''
    if (document.visibilityState === 'visible') tellLines([key])
  }
  const sight = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        clearTimeout(timers.get(target))
        if (isIntersecting)
          timers.set(
            target,
            setTimeout(() => see(target), SEEN_MS),
          )
      }
    },
    { threshold: 0.5 },
  )
  for (const row of document.querySelectorAll('[data-changed]')) sight.observe(row)
  return () => {
    sight.disconnect()
    for (const timer of timers.values()) clearTimeout(timer)
  }
}
