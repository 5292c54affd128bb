/** Where the SDK keeps its user in local storage; the project follows. */
export const SESSION_KEY = 'firebase:authUser:'
/** The event after which the document's mark of a session is set anew (early-script.ts). */
export const SESSION_CHANGED = 'session'

/** Read from the SDK's local storage, without loading the SDK. False on the server. */
export const hasSession = () => storedSession() !== undefined

/** The address of who is signed in, as the SDK stored it last. */
export function sessionEmail(): string | undefined {
  try {
    const { email } = JSON.parse(localStorage.getItem(storedSession() ?? '') ?? '{}')
    return typeof email === 'string' ? email : undefined
  } catch {
    return undefined
  }
}

/** Tells the document that somebody signed in or out in this tab. */
export const sessionChanged = () => dispatchEvent(new Event(SESSION_CHANGED))

function storedSession() {
  try {
    return Object.keys(localStorage).find((key) => key.startsWith(SESSION_KEY))
  } catch {
    return undefined
  }
}
