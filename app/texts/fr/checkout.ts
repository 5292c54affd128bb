import type { Texts } from '../texts'

export const checkout: Texts['checkout'] = {
  title: 'Commande',
  cart: 'Panier',
  billing: 'Coordonnées de facturation',
  member: 'Déjà client ?',
  logIn: 'Se connecter',
  earlierAddresses: 'Adresses précédentes',
  chooseAddress: 'En choisir une pour remplir',
  loggedIn: 'Vous êtes connecté : la commande figurera dans votre compte.',
  fields: {
    firstName: 'Prénom',
    lastName: 'Nom',
    company: 'Société',
    country: 'Pays',
    street: 'Adresse',
    city: 'Ville',
    county: 'Département ou région',
    postCode: 'Code postal',
    phone: 'Téléphone',
    email: 'Adresse e-mail',
    notes: 'Autres remarques',
  },
  optional: '(facultatif)',
  required: 'Les champs marqués d’un * sont obligatoires.',
  problems: {
    summary: 'Veuillez vérifier ces champs :',
    missing: 'Veuillez remplir ce champ : {field}.',
    email: 'Veuillez saisir une adresse e-mail comme nom@example.com.',
    phone: 'Veuillez saisir un numéro de téléphone, par ex. +880 1700 000000.',
    postCode: 'Ce n’est pas un code postal du pays choisi.',
    long: 'Veuillez raccourcir ce texte.',
    refused: 'Veuillez vérifier ce champ : {field}.',
  },
  summary: 'Votre commande',
  payment: 'Paiement',
  bank: 'Virement bancaire',
  cashOnDelivery: 'Paiement à la livraison',
  placeOrder: 'Commander',
  proceed: 'Procéder au paiement',
  additional: 'Informations complémentaires',
  sending: 'Votre commande est en cours d’envoi…',
  confirmTitle: 'Quelque chose a changé : veuillez confirmer',
  confirmText:
    'Rien n’a encore été commandé. Regardez les nouveaux montants, puis appuyez de nouveau sur le bouton pour commander.',
  newTotal: 'Le total est passé de {from} à {to}.',
  couponGone: 'Le code promo ne s’applique plus : {reason}',
  offline:
    'Vous êtes hors ligne. Tout ce que vous avez saisi est conservé : appuyez de nouveau sur le bouton une fois reconnecté.',
  noAnswer:
    'La boutique n’a pas répondu. Tout ce que vous avez saisi est conservé : appuyez de nouveau sur le bouton. Si le premier envoi est arrivé, il sera retrouvé et rien ne sera commandé deux fois.',
  failed:
    'La commande n’a pas pu être passée pour le moment. Tout ce que vous avez saisi est conservé : réessayez.',
  tooMany: 'Trop de tentatives. Attendez une minute, puis réessayez.',
  nothingLeft: 'Aucun des produits de votre panier ne peut être commandé en ce moment.',
  needsScript:
    'Votre panier est conservé dans ce navigateur et nulle part ailleurs. Activez JavaScript pour commander.',
}
