import type { Texts } from '../texts'

export const identityMails: Texts['identityMails'] = {
  minutes: { one: '{count} Minute', other: '{count} Minuten' },
  PASSWORD_RESET: {
    subject: 'Ihr Passwort bei Exclusive zurücksetzen',
    title: 'Passwort zurücksetzen',
    text: 'Jemand, vermutlich Sie, möchte das Passwort von {email} zurücksetzen. Der Link gilt einmal, {time} lang.',
    button: 'Neues Passwort festlegen',
    ignore: 'Waren Sie das nicht, tun Sie nichts: Ihr Passwort bleibt, wie es ist.',
  },
  VERIFY_EMAIL: {
    subject: 'Bestätigen Sie Ihre E-Mail-Adresse bei Exclusive',
    title: 'E-Mail-Adresse bestätigen',
    text: 'Bitte bestätigen Sie, dass {email} Ihnen gehört. Bestellungen, die Sie damit als Gast aufgegeben haben, erscheinen dann in Ihrem Konto. Der Link gilt einmal, {time} lang.',
    button: 'Adresse bestätigen',
    ignore: 'Haben Sie hier kein Konto, tun Sie nichts.',
  },
  VERIFY_AND_CHANGE_EMAIL: {
    subject: 'Bestätigen Sie Ihre neue E-Mail-Adresse bei Exclusive',
    title: 'Neue E-Mail-Adresse bestätigen',
    text: 'Ihr Konto {email} soll künftig {newEmail} verwenden. Der Link gilt einmal, {time} lang.',
    button: 'Diese Adresse verwenden',
    ignore: 'Waren Sie das nicht, tun Sie nichts: Ihr Konto behält seine Adresse.',
  },
  EMAIL_SIGNIN: {
    subject: 'Ihr Link zum Anmelden bei Exclusive',
    title: 'Bei Exclusive anmelden',
    text: 'Mit diesem Link wird {email} ohne Passwort angemeldet. Er gilt einmal, {time} lang.',
    button: 'Anmelden',
    ignore: 'Waren Sie das nicht, tun Sie nichts.',
  },
}
