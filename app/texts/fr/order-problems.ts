import type { Texts } from '../texts'

export const orderProblems: Texts['orderProblems'] = {
  malformed: 'La requête n’a pas pu être lue.',
  tooLarge: 'La requête est trop volumineuse.',
  missingKey: 'La requête ne comporte pas d’Idempotency-Key.',
  keyReused:
    'Cette commande a déjà été envoyée avec un autre contenu. Rechargez la page et réessayez.',
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
