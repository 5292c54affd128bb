/** Mails to people at the desk. */
export const staffMails = {
  footer: 'This mail concerns your work at the desk of {shop}.',
  roles: { owner: 'owner', staff: 'staff', reader: 'reader', viewer: 'viewer' },
  invite: {
    subject: '{shop}: your invitation to the desk',
    title: 'You are invited to the desk',
    text: '{by} invites you to work at the desk of {shop}, with the role “{role}”. The link works once, until {until}.',
    button: 'Accept the invitation',
  },
  reset: {
    subject: '{shop}: a new way to sign in at the desk',
    title: 'Choose how you sign in',
    text: '{by} lets you choose new ways to sign in at the desk of {shop}. Your old ones, and all your sessions, have ended. The link works once, until {until}.',
    button: 'Choose a new way',
  },
  device: {
    subject: '{shop}: you signed in on a new device',
    title: 'Was it you?',
    text: 'Somebody signed in to the desk as you on {device}, at {at}. If it was you, nothing is to be done.',
    otherwise:
      'If it was not you: sign in, choose “Sign out everywhere” under “My account”, change your password and remove passkeys you do not know. Tell the owner of the shop.',
    button: 'My account',
  },
}
