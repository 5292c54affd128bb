import { useSyncExternalStore } from 'react'

/** The width from which the navigation stands beside the screen (Tailwind's `lg`). */
const WIDE = '(width >= 64rem)'

const follow = (changed: () => void) => {
  const query = matchMedia(WIDE)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** Tells whether the navigation stands beside the screen. */
export const useWide = () => useSyncExternalStore(follow, () => matchMedia(WIDE).matches)
