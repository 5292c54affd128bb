import type { Texts } from '../texts'

export const faq: Texts['faq'] = {
  title: 'FAQ',
  description:
    'Réponses aux questions les plus fréquentes : commandes, paiement, livraison, retours, comptes.',
  home: 'Accueil',
  /** Names the page that a question in the search box leads to. */
  help: 'Aide',
  helped: 'Cette page peut vous répondre :',
  intro: 'Les questions que l’on nous pose le plus. La vôtre n’y est pas ?',
  contact: 'Écrivez-nous',
  findOrder: 'Retrouver votre commande pour retourner des articles ou renoncer au contrat',
  topics: ['Commande et paiement', 'Livraison et retours', 'Votre compte'],
  questions: [
    {
      title: 'Faut-il un compte pour acheter ?',
      text: 'Non. Vous pouvez commander en invité ; la page de confirmation et l’e-mail contiennent un lien vers votre commande. Avec un compte, vous voyez toutes vos commandes au même endroit, y compris celles passées en invité avec la même adresse e-mail.',
    },
    {
      title: 'Comment puis-je payer ?',
      text: 'Par virement bancaire ou en espèces à la livraison. Pour un virement, vous recevez aussitôt, et par e-mail, les coordonnées bancaires et une référence.',
    },
    {
      title: 'Combien coûte la livraison ?',
      text: 'Rien : elle est gratuite pour toutes les commandes.',
    },
    {
      title: 'La TVA est-elle comprise dans les prix ?',
      text: 'Non. Une TVA de 15 % s’ajoute au sous-total moins la remise ; le panier l’affiche avant la commande.',
    },
    {
      title: 'Puis-je modifier ou annuler ma commande ?',
      text: 'Vous pouvez l’annuler sur sa page jusqu’à l’expédition. Les articles sont remis en vente et votre code promo peut resservir.',
    },
    {
      title: 'Comment renvoyer un article ?',
      text: 'Pendant {days} jours à compter de la livraison, et sans frais. Ouvrez la page de votre commande, choisissez « Retourner des articles » et dites lesquels et pourquoi ; nous répondons par e-mail avec l’adresse. Le lien vers cette page est dans nos e-mails.',
    },
    {
      title: 'Comment renoncer au contrat ?',
      text: 'Avec une adresse dans l’Union européenne, de la commande jusqu’à 14 jours après sa livraison : appuyez sur « Renoncer au contrat ici » sur la page de votre commande, même en invité, puis confirmez. Un accusé de réception vous parvient aussitôt par e-mail.',
    },
    {
      title: 'Comment utiliser un code promo ?',
      text: 'Saisissez-le dans le panier ou lors de la commande, puis choisissez « Appliquer le code ». Les nouveaux abonnés à notre newsletter ont 10 % sur leur première commande.',
    },
    {
      title: 'Mon panier est-il conservé ?',
      text: 'Oui, dans ce navigateur, même si vous le fermez. Il n’est pas partagé avec d’autres appareils.',
    },
    {
      title: 'J’ai oublié mon mot de passe.',
      text: 'Choisissez « Mot de passe oublié ? » sur la page de connexion : nous vous envoyons un lien pour en choisir un nouveau.',
    },
    {
      title: 'Quand ma commande arrivera-t-elle ?',
      text: 'La page d’un produit indique le jour de son arrivée ; saisissez-y votre code postal pour plus de précision. À l’expédition, nous vous écrivons, et la page de la commande montre où elle en est.',
    },
    {
      title: 'Dans quels pays livrez-vous ?',
      text: 'Dans tous les pays proposés lors de la commande. Avec un code postal, la page d’un produit indique quand il y arrive.',
    },
    {
      title: 'Vendez-vous des cartes cadeaux ?',
      text: 'Non, pas encore. Pour offrir un article, saisissez l’adresse de l’autre personne au moment de payer.',
    },
    {
      title: 'Quelle taille me va ?',
      text: '« Guide des tailles », près des tailles d’un produit, affiche ses mesures. S’il ne vous va pas, vous pouvez le retourner.',
    },
    {
      title: 'Que faire si un article est cassé, et quelle est la garantie ?',
      text: 'S’il arrive cassé, retournez-le depuis la page de votre commande. S’il casse plus tard, sa garantie figure sur sa page sous « Détails, garantie et retours » : écrivez-nous avec le numéro de votre commande.',
    },
  ],
}
