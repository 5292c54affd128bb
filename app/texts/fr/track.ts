import type { Texts } from '../texts'

export const track: Texts['track'] = {
  title: 'Suivre votre commande',
  description:
    'Saisissez le numéro d’une commande et son adresse e-mail : nous vous envoyons le lien pour la retrouver.',
  home: 'Accueil',
  text: 'Saisissez le numéro de votre commande et l’adresse e-mail utilisée pour la passer. Nous vous envoyons un lien vers sa page.',
  number: 'Numéro de commande',
  email: 'Adresse e-mail',
  send: 'Recevoir le lien',
  sending: 'Un instant…',
  sent: 'Si la commande {number} a été passée avec {email}, le lien est en route vers cette adresse. Rien dans votre boîte après quelques minutes ? Vérifiez le numéro, l’adresse et le dossier des courriers indésirables.',
  problems: 'Veuillez corriger les champs signalés.',
  noNumber: 'Veuillez saisir le numéro de votre commande.',
  example: 'EX-01ABCD-23XYZ',
  badNumber:
    'Ce n’est pas un numéro de commande. Il figure dans nos e-mails et ressemble à EX-01ABCD-23XYZ.',
  badEmail: 'Veuillez saisir une adresse e-mail, par exemple nom@example.com.',
  tooMany: 'Trop de tentatives. Veuillez patienter quelques minutes, puis réessayer.',
  away: 'La recherche est impossible pour l’instant. Veuillez réessayer dans un moment.',
  help: {
    where: 'Où se trouve le numéro ?',
    text: 'Dans l’e-mail qui a confirmé la commande, et sur la page de la commande. Il ressemble à {number}.',
    account: 'Avec un compte, aucun numéro n’est nécessaire.',
    orders: 'Voir vos commandes',
    other: 'Autre chose ?',
    write: 'Écrivez-nous',
  },
}
