/** What the browser needs to know of the settings, as `/identity/settings.json` sends it. */
export interface BrowserSettings {
  apiKey: string
  projectId: string
  /** A hosted project; without it the shop's own service on this origin. */
  hosted: boolean
  authDomain?: string
  /** Where a session is told to (POST, DELETE); same origin only. */
  tokenSyncUrl?: string
}

export const SETTINGS_PATH = '/identity/settings.json'
