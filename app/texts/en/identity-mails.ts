/** The mails that carry a one-time link. */
export const identityMails = {
  minutes: { one: '{count} minute', other: '{count} minutes' },
  PASSWORD_RESET: {
    subject: 'Reset your password at Exclusive',
    title: 'Reset your password',
    text: 'Somebody, most likely you, asked to reset the password of {email}. The link works once, for {time}.',
    button: 'Set a new password',
    ignore: 'If it was not you, do nothing: your password stays as it is.',
  },
  VERIFY_EMAIL: {
    subject: 'Confirm your e-mail address at Exclusive',
    title: 'Confirm your e-mail address',
    text: 'Please confirm that {email} is yours. Orders you placed with it as a guest then show in your account. The link works once, for {time}.',
    button: 'Confirm my address',
    ignore: 'If you have no account here, do nothing.',
  },
  VERIFY_AND_CHANGE_EMAIL: {
    subject: 'Confirm your new e-mail address at Exclusive',
    title: 'Confirm your new e-mail address',
    text: 'Your account {email} is to use {newEmail} from now on. The link works once, for {time}.',
    button: 'Use this address',
    ignore: 'If it was not you, do nothing: your account keeps its address.',
  },
  EMAIL_SIGNIN: {
    subject: 'Your link to log in to Exclusive',
    title: 'Log in to Exclusive',
    text: 'With this link {email} is logged in without a password. It works once, for {time}.',
    button: 'Log in',
    ignore: 'If it was not you, do nothing.',
  },
}
