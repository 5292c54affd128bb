import type { Texts } from '../texts'
import { promises } from './promises'

export const about: Texts['about'] = {
  pageTitle: 'À propos',
  pageDescription:
    'Exclusive, née en 2015 : la place de marché d’Asie du Sud, bien présente au Bangladesh.',
  home: 'Accueil',
  breadcrumb: 'À propos',
  storyTitle: 'Notre histoire',
  story1:
    'Lancée en 2015, Exclusive est la première place de marché en ligne d’Asie du Sud, bien présente au Bangladesh. Forte d’un large éventail de solutions sur mesure pour le marketing, les données et le service, Exclusive réunit 10 500 vendeurs et 300 marques et sert 3 millions de clients dans la région.',
  story2:
    'Exclusive propose plus d’un million de produits, et leur nombre croît très vite. L’assortiment est varié, de l’électronique grand public à l’épicerie de tous les jours.',
  storyPicture: 'Un vase, un sac à main, une paire de chaussures, un parfum et une montre',
  figures: 'Exclusive en chiffres',
  sellers: 'Vendeurs actifs sur notre site',
  monthlySale: 'Ventes de produits par mois',
  customers: 'Clients actifs sur notre site',
  annualSale: 'Ventes brutes annuelles sur notre site',
  team: 'Notre équipe',
  chairman: 'Fondateur et président',
  director: 'Directrice générale',
  designer: 'Designer produit',
  portrait: 'Portrait dessiné : {name}',
  social: '{name} sur {network}',
  freeDelivery: 'LIVRAISON GRATUITE ET RAPIDE',
  freeDeliveryText: 'Livraison gratuite pour toute commande de plus de {amount}',
  ...promises,
  services: 'Nos services',
}

export const backInStock: Texts['backInStock'] = {
  pageTitle: 'De retour en stock',
  sentTitle: 'Encore une étape',
  sent: 'Ouvrez le lien de l’e-mail que nous vous envoyons. Alors seulement nous vous écrirons, une seule fois, au retour du produit. Si vous avez déjà confirmé pour ce produit, vous n’avez plus rien à faire.',
  invalidTitle: 'Cette adresse semble incorrecte',
  invalid: 'Revenez en arrière et saisissez une adresse e-mail telle que nom@exemple.com.',
  laterTitle: 'Trop de tentatives',
  later: 'Attendez quelques minutes et réessayez.',
  inStockTitle: 'Il est en stock',
  inStock: 'Ce produit est déjà de retour : vous pouvez le commander.',
  confirmTitle: 'Me prévenir de son retour',
  confirm: 'Un clic, et nous vous écrivons une seule fois, dès que ce produit est de retour.',
  confirmButton: 'Oui, prévenez-moi',
  confirmedTitle: 'Nous vous préviendrons',
  confirmed:
    'Vous recevrez un seul e-mail dès le retour du produit. Ensuite, nous effacerons votre adresse pour celui-ci.',
  leaveTitle: 'Pas d’e-mail, merci',
  leave: 'Un clic, et nous effaçons votre adresse pour tous les produits que vous attendez.',
  leaveButton: 'Ne pas me prévenir',
  leftTitle: 'Alertes désactivées',
  left: 'Nous ne vous envoyons plus d’e-mail sur le retour de produits.',
  unknownTitle: 'Ce lien ne fonctionne pas',
  unknown: 'Il est incomplet ou trop ancien, ou l’e-mail attendu a déjà été envoyé.',
}

/** The page of a shop that is not open yet. */
export const closed = {
  title: 'Nous n’avons pas encore ouvert',
  text: 'Cette boutique est en préparation. Revenez bientôt.',
  write: 'Vous pouvez nous écrire :',
}

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
  offline:
    'Aucune réponse n’est arrivée : votre message ne nous est peut-être pas parvenu. Votre texte est toujours là ; renvoyez-le, il ne sera enregistré qu’une fois.',
  problems: 'Veuillez vérifier les champs signalés :',
  errors: {
    missing: 'Veuillez remplir ce champ.',
    tooLong: 'Ce texte est trop long. Veuillez le raccourcir.',
    badEmail: 'Veuillez saisir une adresse e-mail telle que nom@exemple.com.',
    badPhone: 'Veuillez saisir un numéro tel que +880 1712 345678.',
  },
}

export const elsewhere: Texts['elsewhere'] = {
  home: 'Accueil',
  title: 'Applications et réseaux sociaux',
  description:
    'L’application et les pages d’Exclusive sur les réseaux sociaux : ce qui existe, et ce qui les remplace.',
  apps: 'Applications',
  noApps:
    'Exclusive n’a pas encore d’application, donc pas encore de remise qui y soit liée. La boutique elle-même s’installe comme une application : choisissez « Installer » ou « Sur l’écran d’accueil » dans le menu de votre navigateur.',
  networks: 'Réseaux sociaux',
  noNetworks:
    'Ni Exclusive ni les membres de notre équipe n’y ont encore de page. Les nouveautés et les offres arrivent par la newsletter ; pour tout le reste, une personne répond sur la page de contact.',
  notYet: 'Pas encore',
}

export const newsletter: Texts['newsletter'] = {
  pageTitle: 'Newsletter',
  home: 'Accueil',
  sentTitle: 'Merci de votre inscription !',
  sent: 'Votre e-mail de bienvenue est en route, avec {percent} % de remise sur votre première commande. Confirmez votre adresse grâce au lien qu’il contient.',
  invalidTitle: 'Cette adresse semble incorrecte',
  invalid: 'Veuillez saisir une adresse e-mail telle que nom@exemple.com.',
  laterTitle: 'Trop de tentatives',
  later: 'Attendez quelques minutes et réessayez.',
  email: 'Saisissez votre e-mail',
  subscribe: 'S’abonner',
  confirmTitle: 'Confirmez votre adresse',
  confirm: 'Un clic, et nos offres vous parviennent.',
  confirmButton: 'Confirmer',
  confirmedTitle: 'Inscription confirmée',
  confirmed: 'Merci. Chaque e-mail contient un lien pour vous désabonner.',
  leaveTitle: 'Se désabonner de la newsletter',
  leave: 'Un clic, et nous ne vous envoyons plus d’offres.',
  leaveButton: 'Se désabonner',
  leftTitle: 'Désabonnement confirmé',
  left: 'Nous ne vous envoyons plus d’offres. Revenez quand vous voulez.',
  unknownTitle: 'Ce lien ne fonctionne pas',
  unknown: 'Il est incomplet ou vient d’un ancien e-mail. Utilisez le lien du plus récent.',
}

export const ownHome: Texts['ownHome'] = {
  ownFresh: 'Nouveautés',
  ownNewest: 'Nouveaux produits',
  ownCategories: 'Catégories',
  ownBrowse: 'Parcourir par catégorie',
  ownPopular: 'Populaire',
  ownBest: 'Meilleures ventes',
  ownAll: 'Voir tous les produits',
  highlights: 'À la une',
  comingSoon: 'Les produits arrivent bientôt.',
  description: 'Les produits de {shop}, et comment nous joindre.',
}
