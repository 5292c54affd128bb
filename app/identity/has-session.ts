/**
 * Whether somebody seems to be signed in in this browser: a look into local storage, where the
 * SDK keeps its user, without loading the SDK. False on the server and where storage is refused.
 */
export function hasSession() {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith('firebase:authUser:'))
  } catch {
    return false
  }
}
