/** Names of screens, in navigation, palette and titles. */
export const screens = {
  start: 'Home',
  settings: 'Settings',
  words: 'Words',
  pages: 'Legal pages',
  mails: 'Mails',
  settingsHistory: 'History of settings',
  health: 'Health',
  backups: 'Backups',
  staff: 'Staff',
  tokens: 'Tokens',
  audit: 'Audit log',
  account: 'My account',
  signIn: 'Sign in',
  join: 'Join',
}
