import type { Texts } from '../../texts'

export const contact: Texts['contact'] = {
  pageTitle: 'Contact',
  pageDescription:
    'Appelez Exclusive ou écrivez-nous : une personne répond, à toute heure au téléphone et sous 24 heures par e-mail.',
  breadcrumbHome: 'Accueil',
  breadcrumb: 'Contact',
  callTitle: 'Appelez-nous',
  callText: 'Nous sommes disponibles 24 h/24, 7 jours sur 7.',
  phoneLabel: 'Téléphone :',
  writeTitle: 'Écrivez-nous',
  writeText: 'Remplissez notre formulaire et nous vous répondrons sous {hours} heures.',
  emailsLabel: 'E-mails :',
  name: 'Votre nom',
  email: 'Votre e-mail',
  phone: 'Votre téléphone',
  message: 'Laissez un commentaire…',
  website: 'Laissez ce champ vide',
  send: 'Envoyer le message',
  sending: 'Envoi…',
  sentTitle: 'Merci, {name} !',
  sent: 'Nous avons bien reçu votre message. Une confirmation part vers {email} et nous répondons sous {hours} heures.',
  another: 'Écrire un autre message',
  tooMany:
    'Vous avez envoyé plusieurs messages en peu de temps. Attendez quelques minutes et réessayez.',
  away: 'Votre message n’a pas pu être enregistré pour le moment. Renvoyez-le dans un instant.',
  problems: 'Veuillez vérifier les champs signalés :',
  errors: {
    missing: 'Veuillez remplir ce champ.',
    tooLong: 'Ce texte est trop long. Veuillez le raccourcir.',
    badEmail: 'Veuillez saisir une adresse e-mail telle que nom@exemple.com.',
    badPhone: 'Veuillez saisir un numéro tel que +880 1712 345678.',
  },
}
