/** Names of screens, in navigation, palette and titles. */
export const screens = {
  start: 'Home',
  health: 'Health',
  backups: 'Backups',
}
