/** The SDK's key in local storage, which the project follows. */
export const SESSION_KEY = 'firebase:authUser:'
/** The event after which the document's mark of a session is set again (early-script.ts). */
export const SESSION_CHANGED = 'session'

/** Tells whether the SDK has stored a session, without loading it; false on the server. */
export const hasSession = () => storedSession() !== undefined

/** Returns who is signed in, as the SDK stored it last. */
export function sessionUser(): { uid?: string; email?: string } {
  try {
    return JSON.parse(localStorage.getItem(storedSession() ?? '') ?? '{}') ?? {}
  } catch {
    return {}
  }
}

export const sessionChanged = () => dispatchEvent(new Event(SESSION_CHANGED))

function storedSession() {
  try {
    return Object.keys(localStorage).find((key) => key.startsWith(SESSION_KEY))
  } catch {
    return undefined
  }
}
