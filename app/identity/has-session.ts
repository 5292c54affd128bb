/** Read from the SDK's local storage, without loading the SDK. False on the server. */
export function hasSession() {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith('firebase:authUser:'))
  } catch {
    return false
  }
}
