import type { Texts } from '../texts'

export const choosing: Texts['choosing'] = {
  choose: {
    Size: 'Choisissez une taille',
    Colour: 'Choisissez une couleur',
    Color: 'Choisissez une couleur',
  },
  chooseOther: 'Veuillez choisir : {option}',
  soldOut: 'épuisé',
  unavailable: 'indisponible avec ce choix',
  from: 'À partir de',
  show: 'Afficher ce choix',
  sizeGuide: 'Guide des tailles',
  letGo: '{value} n’existe pas en {chosen} : veuillez choisir de nouveau.',
  soldOutChoice: 'Ce choix est épuisé pour le moment. D’autres sont peut-être en stock.',
}

export const delivery: Texts['delivery'] = {
  weekdays: 'dim. lun. mar. mer. jeu. ven. sam.',
  months: 'janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.',
  day: '{weekday}\u00a0{day}',
  first: '1er',
  arrives: 'Livraison : {dates}',
  home: 'Livraison au Bangladesh : {dates}',
  to: 'Livraison : {dates}, code postal {code}',
  inDays: 'Livraison en {days} jours ouvrés (Bangladesh)',
  ifPaid: 'Livraison : {dates}, si vous payez sans attendre',
  ifConfirmed: 'Livraison : {dates}, si vous confirmez sans attendre',
}

export const prices: Texts['prices'] = {
  lowest: 'Prix le plus bas des 30 jours précédents : ',
}

export const sending: Texts['sending'] = {
  arrivesIn: 'Livraison : {dates}, {country}',
  arrivesInDays: 'Livraison en {days} jours ouvrés ({country})',
  notTo: 'Nous n’expédions pas vers ce pays : {country}.',
  notToCode: 'Nous n’expédions pas vers ce code postal.',
  tooHeavy: 'Trop lourd pour une seule commande. Commandez moins à la fois ou écrivez-nous.',
  notPaidSo: 'Ce moyen de paiement n’est pas proposé pour cette commande. Choisissez-en un autre.',
  noWayToPay: 'Aucun moyen de paiement n’est possible pour cette commande. Écrivez-nous.',
  totalChanged: 'Le total a changé entre-temps. Rien n’a été commandé.',
  costsTo: 'Livraison, {place} : {amount}',
  costsNothingTo: 'Livraison, {place} : gratuite',
  invalid: 'Cela ne ressemble pas à un code postal.',
  blurb: 'LIVRAISON À DOMICILE',
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

export const sizes: Texts['sizes'] = {
  size: 'Taille',
  words: {
    Clothes: 'Vêtements',
    Robes: 'Peignoirs',
    Jeans: 'Jeans',
    Shoes: 'Chaussures',
    Socks: 'Chaussettes',
    Uniforms: 'Tenues',
    Hats: 'Chapeaux',
    Belts: 'Ceintures',
    Gloves: 'Gants',
    Rings: 'Bagues',
    Bangles: 'Joncs',
    Skates: 'Patins',
    Collars: 'Colliers',
    Chest: 'Tour de poitrine',
    Waist: 'Tour de taille',
    Hips: 'Tour de hanches',
    'Inside leg': 'Entrejambe',
    'Foot length': 'Longueur du pied',
    Head: 'Tour de tête',
    Hand: 'Tour de main',
    Neck: 'Tour de cou',
    Height: 'Stature',
    Weight: 'Poids',
    Length: 'Longueur',
    'Inner diameter': 'Diamètre intérieur',
    'Inner circumference': 'Circonférence intérieure',
  },
}
