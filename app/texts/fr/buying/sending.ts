import type { Texts } from '../../texts'

export const sending: Texts['sending'] = {
  arrivesIn: 'Livraison : {dates}, {country}',
  arrivesInDays: 'Livraison en {days} jours ouvrés ({country})',
  notTo: 'Nous n’expédions pas vers ce pays : {country}.',
  notToCode: 'Nous n’expédions pas vers ce code postal.',
  tooHeavy: 'C’est trop lourd pour une seule commande. Commandez moins à la fois ou écrivez-nous.',
  notPaidSo: 'Ce moyen de paiement n’est pas proposé pour cette commande. Choisissez-en un autre.',
  noWayToPay: 'Aucun moyen de paiement n’est possible pour cette commande. Écrivez-nous.',
  totalChanged: 'Le total a changé entre-temps. Rien n’a été commandé.',
  costsTo: 'Livraison, {place} : {amount}',
  costsNothingTo: 'Livraison, {place} : gratuite',
  invalid: 'Cela ne ressemble pas à un code postal.',
  blurb: 'LIVRAISON À VOTRE PORTE',
  blurbFree: 'LIVRAISON GRATUITE',
  freeFrom: 'Livraison gratuite dès {amount} d’achats',
  freeFromTo: 'Livraison gratuite dès {amount} d’achats : {country}',
  shownBefore: 'Vous voyez le prix de la livraison avant de commander.',
  homeTitle: 'mode, électronique et maison',
  homeDescription:
    'Ventes flash, meilleures ventes et nouveautés en mode, électronique, maison, santé et épicerie. Retours gratuits sous {days} jours.',
  chooseCountry: 'Choisissez un pays',
  later: {
    shippingAndTax: 'La livraison et la taxe s’ajoutent une fois le pays choisi.',
    shipping: 'La livraison s’ajoute une fois le pays choisi.',
    tax: 'La taxe s’ajoute une fois le pays choisi.',
  },
}
