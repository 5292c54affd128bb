import type { Texts } from '../texts'

export const order: Texts['order'] = {
  title: 'Commande {number}',
  shop: 'Boutique',
  thanks: 'Merci, {name} !',
  received: 'Votre commande {number} a été enregistrée.',
  earlier:
    'Votre premier envoi nous était bien parvenu : voici cette commande, sans ce que vous avez modifié depuis. Rien n’a été commandé deux fois.',
  keep: 'Conservez l’adresse de cette page : elle mène à votre commande. Nous l’envoyons aussi à {email}.',
  placedAt: 'Passée le {date}',
  status: 'État',
  tracking: 'Numéro de suivi',
  track: 'Suivre votre colis',
  headlines: {
    awaiting_payment: 'Nous attendons votre paiement',
    awaiting_confirmation: 'Confirmez votre commande',
    confirmed: 'Nous préparons votre commande',
    paid: 'Nous emballons votre commande',
    shipped: 'En route',
    delivered: 'Livrée',
    cancelled: 'Annulée',
  },
  statuses: {
    awaiting_payment: 'En attente de paiement',
    awaiting_confirmation: 'En attente de votre confirmation',
    confirmed: 'Confirmée',
    paid: 'Payée',
    shipped: 'Expédiée',
    delivered: 'Livrée',
    cancelled: 'Annulée',
  },
  payment: 'Paiement',
  bankText: 'Veuillez virer le total sur ce compte en indiquant la référence.',
  cashText: 'Veuillez préparer {total} en espèces pour le livreur.',
  paidText: 'Nous avons bien reçu votre paiement. Merci !',
  cancelledText: 'Cette commande est annulée. Il n’y a rien à payer.',
  bankDue:
    'Veuillez payer avant le {due} : sans paiement, la commande est annulée automatiquement.',
  bankLate: 'Une commande qui n’est pas payée à temps est annulée automatiquement.',
  endedBy: {
    unpaid:
      'Cette commande a été annulée automatiquement, car aucun paiement ne nous est parvenu à temps. Il n’y a rien à payer.',
    unconfirmed:
      'Cette commande a été annulée automatiquement, car elle n’a pas été confirmée à temps. Il n’y a rien à payer.',
  },
  accountHolder: 'Titulaire du compte',
  bank: 'Banque',
  accountNumber: 'Numéro de compte',
  swift: 'BIC (SWIFT)',
  reference: 'Référence',
  amount: 'Montant',
  payBy: 'À payer avant le',
  copy: 'Copier',
  copyAll: 'Copier les coordonnées du virement',
  copied: 'Copié',
  items: 'Produits',
  sums: 'Total de la commande',
  deliverTo: 'Livraison à',
  notes: 'Remarques',
  confirm: {
    title: 'Veuillez confirmer cette commande',
    sent: 'Nous envoyons un lien à {email}. Veuillez l’ouvrir et confirmer la commande avant le {due} : sinon, elle est annulée automatiquement et rien n’est expédié.',
    texted:
      'Nous envoyons un lien à {email} et par SMS au {phone}. Veuillez l’ouvrir et confirmer la commande avant le {due} : sinon, elle est annulée automatiquement et rien n’est expédié.',
    ask: 'Cette commande est-elle la vôtre ? Veuillez la confirmer avant le {due} : sinon, elle est annulée automatiquement et rien n’est expédié.',
    button: 'Confirmer ma commande',
    wrong:
      'Le lien que vous avez ouvert ne confirme pas cette commande. Veuillez utiliser celui que nous vous avons envoyé.',
  },
  keepIt: {
    title: 'Garder cette commande dans un compte',
    text: 'Choisissez un mot de passe : vous retrouverez ici cette commande et son adresse à votre retour.',
    open: 'Choisir un mot de passe',
    create: 'Créer le compte',
    done: 'Votre compte est prêt. Confirmez votre adresse avec le lien que nous venons d’envoyer à {email}, puis connectez-vous : cette commande s’y trouve.',
  },
  again: 'Commander à nouveau',
  againThere: {
    one: '{count} de ces articles était déjà dans votre panier.',
    other: '{count} de ces articles étaient déjà dans votre panier.',
  },
  review: 'Donner votre avis',
  cancel: 'Annuler la commande',
  cancelAsk: 'Voulez-vous vraiment annuler cette commande ?',
  cancelYes: 'Oui, annuler la commande',
  cancelNo: 'Garder la commande',
  cancelledNow: 'Votre commande est annulée.',
  notCancellable: 'Cette commande ne peut plus être annulée : elle est déjà en route.',
  cancelFailed: 'La commande n’a pas pu être annulée pour le moment. Veuillez réessayer.',
  print: 'Imprimer',
  invoice: 'Facture',
  creditNote: 'Avoir',
  continueShopping: 'Continuer mes achats',
}

export const orderProblems: Texts['orderProblems'] = {
  malformed: 'La requête n’a pas pu être lue.',
  tooLarge: 'La requête est trop volumineuse.',
  missingKey: 'La requête ne comporte pas d’Idempotency-Key.',
  keyReused:
    'Votre commande {number} nous est déjà parvenue, avec un autre contenu ou une autre adresse. Pour passer aussi celle-ci, appuyez de nouveau sur le bouton.',
  invalid: 'Veuillez vérifier les champs indiqués.',
  soldOut: '« {title} » est épuisé.',
  fewLeft: {
    one: 'Il ne reste qu’un exemplaire de « {title} ».',
    other: 'Il ne reste que {count} exemplaires de « {title} ».',
  },
  unknownProduct: 'Un produit de votre panier n’est plus vendu ici.',
  variantRequired: 'Veuillez choisir pour « {title} » : {choose}.',
  unknownVariant:
    'Ce qui était choisi pour « {title} » n’est plus vendu. Veuillez choisir à nouveau.',
  openOrders:
    'Plusieurs commandes à ces coordonnées ne sont pas encore payées ou livrées. Réglez-en d’abord une, ou écrivez-nous.',
  openPieces: {
    one: 'Tant que vos commandes en cours ne sont pas payées ou livrées, vous pouvez commander au plus {count} exemplaire de « {title} ». Écrivez-nous s’il vous en faut davantage.',
    other:
      'Tant que vos commandes en cours ne sont pas payées ou livrées, vous pouvez commander au plus {count} exemplaires de « {title} ». Écrivez-nous s’il vous en faut davantage.',
  },
  notFound: 'Cette commande n’existe pas.',
  notCancellable: 'Cette commande a déjà été expédiée et ne peut plus être annulée.',
  signIn: 'Veuillez vous reconnecter.',
  tooMany: 'Trop de requêtes. Attendez une minute, puis réessayez.',
  unavailable:
    'La boutique ne peut pas accéder à ses commandes pour le moment. Réessayez dans un instant : aucune commande n’est passée deux fois.',
  coupon: {
    unknown: 'Ce code promo n’est pas valable.',
    minimum: 'Ce code promo s’applique aux commandes à partir de {amount}.',
    ended: 'Ce code promo a expiré.',
    used: 'Ce code promo a déjà été utilisé.',
    customerUsed: 'Vous avez déjà utilisé ce code promo.',
    notFirst: 'Ce code promo est réservé à une première commande.',
    goods: 'Ce code promo demande un article qui n’est pas dans votre panier.',
  },
  fields: {
    missing: 'Veuillez remplir ce champ.',
    invalid: 'Veuillez vérifier ce champ.',
    long: 'Veuillez raccourcir ce texte.',
    characters: 'Ce texte contient des caractères non imprimables.',
    email: 'Veuillez saisir une adresse e-mail comme nom@example.com.',
    phone: 'Veuillez saisir un numéro de téléphone, par ex. +880 1700 000000.',
    phoneOf:
      'Ce n’est pas un numéro du pays choisi. Celui d’un autre pays commence par + et son indicatif.',
    country: 'Veuillez choisir un pays.',
    postCode: 'Ce n’est pas un code postal du pays choisi.',
    postCodeOf: '« {code} » n’est pas un code postal du pays choisi ({country}).',
    postCodeElsewhere:
      'Cette adresse est-elle dans un autre pays ({elsewhere}) ? Le code postal « {code} » est de ce pays ({elsewhere}), le pays choisi est : {country}. Corrigez l’un des deux.',
    payment: 'Veuillez choisir un mode de paiement.',
    items: 'Le panier est vide.',
    quantity: 'La quantité doit être un nombre entier à partir de 1.',
    pieces: 'On peut commander au plus 100 000 exemplaires d’un même produit à la fois.',
  },
}

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
  offline: 'Aucune réponse n’est arrivée. Vérifiez votre connexion, puis réessayez.',
  help: {
    where: 'Où se trouve le numéro ?',
    text: 'Dans l’e-mail qui a confirmé la commande, et sur la page de la commande. Il ressemble à {number}.',
    account: 'Avec un compte, aucun numéro n’est nécessaire.',
    orders: 'Voir vos commandes',
    other: 'Autre chose ?',
    write: 'Écrivez-nous',
  },
}
