import { sessionUser } from './has-session'

/**
 * Loads the page anew when somebody else is signed in at one of these events, or nobody: it shows
 * what is the shopper's own. Returns a function to stop.
 */
export function reloadForOthers(...events: string[]) {
  const { uid } = sessionUser()
  const look = () => {
    if (sessionUser().uid !== uid) location.reload()
  }
  for (const event of events) addEventListener(event, look)
  return () => {
    for (const event of events) removeEventListener(event, look)
  }
}
