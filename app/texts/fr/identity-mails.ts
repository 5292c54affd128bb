import type { Texts } from '../texts'

export const identityMails: Texts['identityMails'] = {
  minutes: { one: '{count} minute', other: '{count} minutes' },
  PASSWORD_RESET: {
    subject: 'Réinitialisez votre mot de passe Exclusive',
    title: 'Réinitialisez votre mot de passe',
    text: 'Quelqu’un, sans doute vous, a demandé à réinitialiser le mot de passe de {email}. Le lien fonctionne une seule fois, pendant {time}.',
    button: 'Choisir un nouveau mot de passe',
    ignore: 'Si ce n’était pas vous, ne faites rien : votre mot de passe reste inchangé.',
  },
  VERIFY_EMAIL: {
    subject: 'Confirmez votre adresse e-mail chez Exclusive',
    title: 'Confirmez votre adresse e-mail',
    text: 'Veuillez confirmer que {email} est bien à vous. Les commandes passées en tant qu’invité avec cette adresse apparaîtront alors dans votre compte. Le lien fonctionne une seule fois, pendant {time}.',
    button: 'Confirmer mon adresse',
    ignore: 'Si vous n’avez pas de compte ici, ne faites rien.',
  },
  VERIFY_AND_CHANGE_EMAIL: {
    subject: 'Confirmez votre nouvelle adresse e-mail chez Exclusive',
    title: 'Confirmez votre nouvelle adresse e-mail',
    text: 'Votre compte {email} doit utiliser désormais {newEmail}. Le lien fonctionne une seule fois, pendant {time}.',
    button: 'Utiliser cette adresse',
    ignore: 'Si ce n’était pas vous, ne faites rien : votre compte garde son adresse.',
  },
  EMAIL_SIGNIN: {
    subject: 'Votre lien de connexion à Exclusive',
    title: 'Connectez-vous à Exclusive',
    text: 'Ce lien connecte {email} sans mot de passe. Il fonctionne une seule fois, pendant {time}.',
    button: 'Se connecter',
    ignore: 'Si ce n’était pas vous, ne faites rien.',
  },
}
