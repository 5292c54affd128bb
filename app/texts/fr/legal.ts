import type { Texts } from '../texts'

export const legal: Texts['legal'] = {
  home: 'Accueil',
  updated: 'Dernière modification le 28 novembre 2026',
  contents: 'Sur cette page',
  privacyTitle: 'Politique de confidentialité',
  privacyDescription:
    'Ce qu’Exclusive conserve à votre sujet, pourquoi, combien de temps, et comment le faire effacer.',
  privacyIntro:
    'Nous conservons ce qu’une commande exige, et rien qui serve à vous pister. Cette page dit quoi.',
  privacy: [
    {
      title: 'Dans votre navigateur',
      text: 'Votre panier, votre liste d’envies, les produits que vous comparez ou avez vus, votre langue, votre code postal, les champs d’une commande inachevée, un nombre aléatoire pour qu’elle ne soit passée qu’une fois et votre connexion restent dans la mémoire de votre navigateur, avec les pages vues, pour qu’elles fonctionnent hors ligne. De tout cela, une page ne nous demande que le prix et le stock des produits et, avec le code postal saisi, le jour de livraison ; le reste ne nous parvient que si vous commandez. Nous ne déposons aucun cookie. Rien n’est chargé d’autres sociétés, sauf si vous choisissez de vous connecter par l’une d’elles.',
    },
    {
      title: 'Quand vous commandez',
      text: 'Nous conservons votre nom, votre adresse, votre téléphone, votre e-mail, vos remarques et vos achats, car nous devons les livrer et en tenir les comptes. Tant qu’il reste quelque chose à payer, nous gardons aussi une empreinte à sens unique du réseau d’où vous commandez, afin que personne ne vide les rayons par des commandes jamais payées. La page de votre commande a un lien impossible à deviner ; quiconque a le lien voit la commande : gardez-le pour vous. Un avis que vous écrivez est publié avec le nom que vous choisissez, une fois que nous l’avons lu. {keptOrders}',
    },
    {
      title: 'Quand vous renvoyez quelque chose',
      text: 'Nous conservons ce que vous renvoyez, le motif, ce que vous en écrivez et notre réponse avec la commande, aussi longtemps que ses données. D’une rétractation, nous conservons aussi le nom et l’e-mail donnés pour son accusé de réception.',
    },
    {
      title: 'Quand vous ouvrez un compte',
      text: 'Nous conservons votre e-mail, le nom que vous donnez, la date de votre dernière connexion et une empreinte à sens unique de votre mot de passe (argon2id). Si vous vous connectez par une autre société, nous conservons à la place le nom, l’adresse de l’image et le numéro qu’elle nous donne. Le mot de passe lui-même n’est jamais enregistré ni écrit dans un journal.',
    },
    {
      title: 'Quand vous nous écrivez',
      text: 'Nous conservons votre message avec votre nom, votre e-mail et votre téléphone afin de pouvoir y répondre. {keptMessages}',
    },
    {
      title: 'La newsletter',
      text: 'Nous conservons votre adresse et n’envoyons des offres qu’après votre confirmation par e-mail. Chaque e-mail contient un lien pour vous désabonner en un clic ; l’adresse reste alors, marquée comme terminée, afin que son code de bienvenue ne soit pas donné deux fois. {keptNewsletter}',
    },
    {
      title: 'Quand vous attendez un produit',
      text: 'Nous gardons votre adresse pour vous prévenir une seule fois du retour du produit, après que vous l’avez confirmée par e-mail ; nous la supprimons avec cet e-mail, ou quand vous suivez le lien de désabonnement. Une adresse non confirmée est supprimée après une semaine, celle dont le produit ne revient pas après un an.',
    },
    {
      title: 'Relevés techniques',
      text: 'Pour la sécurité de la boutique, nous comptons les requêtes par adresse réseau pendant une heure au plus. Les mots de passe erronés et les e-mails à une même adresse sont comptés par une empreinte à sens unique, un jour au plus. Notre journal ne contient que des pannes : quand, sur quelle sorte de page, ce qui a échoué et le numéro affiché par la page d’erreur, jamais un nom, une adresse quelconque, un mot de passe ni ce que vous avez saisi. Nos statistiques comptent des requêtes et des commandes, jamais des personnes.',
    },
    {
      title: 'Vos droits',
      text: 'Vous pouvez voir vos données sous « Mon compte » et y supprimer le compte aussitôt. Les commandes restent aussi longtemps que la loi l’exige. Les sauvegardes contiennent ce qui a été effacé jusqu’à ce que de plus récentes les remplacent. Pour toute autre demande, comme une copie ou l’effacement de tout ce que nous avons sur vous, écrivez-nous par la page de contact : une personne répond sous 24 heures.',
    },
  ],
  kept: {
    orders:
      '{days} jours après sa livraison ou son annulation, le nom, la rue, le téléphone, l’e-mail et les remarques en sont retirés.',
    messages: 'Il est effacé après {days} jours.',
    newsletter: 'Une adresse non confirmée est effacée après {days} jours.',
    invoices: 'Sa facture garde le nom et l’adresse pendant {days} jours.',
    invoicesAlways: 'Sa facture garde le nom et l’adresse aussi longtemps que la loi l’exige.',
    ordersAlways: 'La commande reste aussi longtemps que la loi l’exige.',
    messagesAlways: 'Il reste jusqu’à ce que vous en demandiez l’effacement.',
    newsletterAlways:
      'Une adresse non confirmée ne reçoit plus d’e-mail et reste jusqu’à ce que vous en demandiez l’effacement.',
  },
  termsTitle: 'Conditions d’utilisation',
  termsDescription:
    'Les règles d’achat chez Exclusive : prix, commandes, paiement, livraison, retours.',
  termsIntro: 'Voici les règles dont nous convenons lorsque vous commandez.',
  findOrder: 'Retrouver votre commande pour retourner des articles ou renoncer au contrat',
  terms: [
    {
      title: 'Prix',
      text: 'Tous les prix sont en dollars américains. Une TVA de 15 % s’ajoute au sous-total moins la remise et s’affiche avant la commande. La livraison est gratuite.',
    },
    {
      title: 'Votre commande',
      text: 'Une commande est passée lorsque nous affichons son numéro. Le prix applicable est celui affiché à ce moment ; si un prix ou le stock a changé pendant vos achats, nous vous le montrons et vous demandons votre accord avant toute commande. Appuyer deux fois sur le bouton ne passe qu’une commande.',
    },
    {
      title: 'Paiement',
      text: 'Vous payez par virement bancaire ou en espèces à la livraison. En cas de virement, nous expédions votre commande quand le paiement est arrivé ; indiquez la référence de la commande.',
    },
    {
      title: 'Codes promo',
      text: 'Un code promo par commande. Il réduit le sous-total, jamais au-dessous de zéro, et ne peut être échangé contre de l’argent. Si une commande est annulée, son code peut resservir tant qu’il est valable.',
    },
    {
      title: 'Livraison',
      text: 'La livraison est gratuite. La page du produit indique le jour de livraison.',
    },
    {
      title: 'Annulation et retours',
      text: 'Vous pouvez annuler une commande sur sa page jusqu’à son expédition. Pendant {days} jours à compter de la livraison, vous pouvez renvoyer gratuitement les articles dans l’état où vous les avez reçus : demandez-le sur la page de votre commande, par article, quantité et motif ; nous répondons par e-mail.',
    },
    {
      title: 'Droit de rétractation dans l’Union européenne',
      text: 'Si votre commande est destinée à une adresse de l’Union européenne, vous pouvez renoncer au contrat sans donner de motif, de la commande jusqu’à 14 jours après sa livraison. Appuyez sur « Renoncer au contrat ici » sur la page de votre commande, même sans compte ; un accusé de réception vous parvient aussitôt par e-mail. Une commande qui n’est pas partie est annulée ; sinon, renvoyez gratuitement les articles sous 14 jours. Nous remboursons ce que vous avez payé pour eux sous 14 jours, par le même moyen.',
    },
    {
      title: 'Comptes',
      text: 'Gardez votre mot de passe pour vous. Vous pouvez supprimer votre compte à tout moment.',
    },
    {
      title: 'Notre boutique',
      text: 'Nous veillons à l’exactitude des textes et des images, mais une erreur peut arriver ; si elle touche votre commande, nous vous le disons et vous pouvez l’annuler.',
    },
  ],
}

export const pageStarts: Texts['pageStarts'] = {
  titles: {
    about: 'À propos',
    faq: 'Questions et réponses',
    imprint: 'Mentions légales',
    terms: 'Conditions générales de vente',
    shipping: 'Livraison et retours',
    privacy: 'Politique de confidentialité',
  },
  places: {
    name: '⟦la dénomination légale du vendeur⟧',
    address: '⟦rue, code postal, ville et pays⟧',
    email: '⟦adresse e-mail⟧',
    represented: '⟦qui représente la société, ou supprimez cette ligne⟧',
    register: '⟦registre et numéro, ou supprimez cette ligne⟧',
    taxNumber: '⟦numéro de TVA intracommunautaire, ou supprimez cette ligne⟧',
    authority: '⟦autorité de contrôle, ou supprimez cette ligne⟧',
    offer: '⟦ce que vous vendez, et pour qui⟧',
    story: '⟦qui vous êtes, où et depuis quand vous travaillez⟧',
    payer: '⟦qui paie le renvoi des articles⟧',
    law: '⟦le droit applicable, et ce qu’exige la loi de votre pays⟧',
    question: '⟦ce que demandent vos clients⟧',
    answer: '⟦votre réponse⟧',
    rights: '⟦auprès de qui les clients peuvent se plaindre, et ce qu’exige la loi de votre pays⟧',
  },
  prices: 'Prix',
  currency: 'Monnaie de tous les prix : {currency}.',
  included: 'Tous les prix s’entendent toutes taxes comprises.',
  added:
    'La taxe s’ajoute aux prix, au taux du lieu de livraison. Vous la voyez avant de commander.',
  untaxed: 'Aucune taxe n’est ajoutée.',
  rate: '{place} : {percent}',
  elsewhere: 'Partout ailleurs',
  everywhere: 'Partout',
  shipping: 'Livraison',
  destinations: 'Nous livrons :',
  free: 'gratuit',
  upTo: 'jusqu’à {weight} : {price}',
  freeFrom: 'gratuit à partir de {amount}',
  handling:
    'Nous remettons votre commande au transporteur sous {days} jours ouvrés après sa réception.',
  transit: 'Elle est ensuite en route, en jours ouvrés :',
  days: '{place} : {days}',
  returns: 'Retours',
  returnDays: 'Vous pouvez retourner des articles dans les {days} jours suivant la livraison.',
  askForReturn: 'Demandez-le sur la page de votre commande, vers laquelle mènent nos e-mails.',
  returnTo: 'Adresse de retour : {address}',
  payment: 'Moyens de paiement',
  bank: 'Virement bancaire',
  cash_on_delivery: 'Paiement à la livraison',
  fee: 'frais de {amount}',
  limit: 'commandes jusqu’à {amount}',
  onlyTo: 'uniquement vers : {places}',
  due: 'Un virement est dû dans les {days} jours suivant la commande.',
  seller: 'Qui nous sommes',
  contact: 'Contact',
  phone: 'Téléphone : {phone}',
  email: 'E-mail : {email}',
  hours: 'Horaires : {hours}',
  taxNumber: 'Numéro de TVA intracommunautaire : {number}',
  register: 'Registre : {register}',
  represented: 'Représentée par : {name}',
  authority: 'Autorité de contrôle : {name}',
  imprintLaw: 'Informations exigées par {law}',
  orders: 'Commandes',
  orderPlaced:
    'Une commande est passée lorsque nous affichons son numéro. Le prix qui compte est celui affiché à ce moment.',
  cancel: 'Vous pouvez annuler une commande sur sa page jusqu’à son expédition.',
  rights: 'Vos droits',
  rightsText:
    'Sous « Mon compte », vous voyez vos données et pouvez supprimer le compte. Écrivez-nous pour obtenir une copie de ce que nous conservons sur vous, ou sa suppression.',
  law: 'Droit',
  howToPay: 'Comment puis-je payer ?',
  whatItCosts: 'Combien coûte la livraison ?',
  whenItArrives: 'Quand ma commande arrive-t-elle ?',
  howToReturn: 'Puis-je renvoyer un article ?',
  isTaxIncluded: 'Les prix sont-ils toutes taxes comprises ?',
}
