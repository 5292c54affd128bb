/**
 * Whether somebody seems to be signed in in this browser, read from the SDK's local storage
 * without loading the SDK. False on the server and where storage is refused.
 */
export function hasSession() {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith('firebase:authUser:'))
  } catch {
    return false
  }
}
