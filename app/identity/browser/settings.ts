export interface BrowserSettings {
  apiKey: string
  projectId: string
  /** A hosted project; without it the shop's own service on this origin. */
  hosted: boolean
  authDomain?: string
  /** Gets the token of a session (POST) and its end (DELETE); same origin only. */
  tokenSyncUrl?: string
}

export const SETTINGS_PATH = '/identity/settings.json'
