/** Names of screens, in navigation, palette and titles. */
export const screens = {
  start: 'Home',
  settings: 'Settings',
  words: 'Words',
  pages: 'Legal pages',
  mails: 'Mails',
  missing: 'Missing texts',
  settingsHistory: 'History of settings',
  settingsFile: 'Export and import',
  health: 'Health',
  backups: 'Backups',
  staff: 'Staff',
  tokens: 'Tokens',
  audit: 'Audit log',
  account: 'My account',
  signIn: 'Sign in',
  join: 'Join',
}
