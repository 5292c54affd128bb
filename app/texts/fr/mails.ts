import type { Texts } from '../texts'

export const mails: Texts['mails'] = {
  footer:
    'Exclusive, une boutique en ligne. Vous recevez cet e-mail à la suite d’une commande, de la création d’un compte ou d’une demande avec cette adresse.',
  newsletterFooter:
    'Vous recevez cet e-mail parce que cette adresse a été saisie dans notre formulaire de newsletter.',
  shopFooter: 'Votre boutique a écrit cet e-mail à sa propre adresse.',
  unsubscribe: 'Se désabonner',
  greeting: 'Bonjour {name},',
  greetingWithoutName: 'Bonjour,',
  viewOrder: 'Voir votre commande',
  payOrder: 'Payer ou choisir un autre moyen',
  product: 'Produit',
  quantity: 'Quantité',
  price: 'Prix',
  subtotal: 'Sous-total',
  discount: 'Remise',
  vat: 'TVA',
  shipping: 'Livraison',
  free: 'Gratuite',
  fee: 'Frais de paiement',
  includes: 'Dont {tax}',
  total: 'Total',
  deliverTo: 'Livraison à',
  articles: 'Vos articles',
  wholeAddress: 'L’adresse complète figure sur la page de votre commande.',
  parcel: 'Colis',
  track: 'Suivre votre colis',
  returnsTitle: 'Retours',
  returns:
    'Vous pouvez retourner des articles dans les {days} jours suivant la livraison. La demande se fait sur la page de votre commande.',
  withdrawal:
    'Vous pouvez aussi vous rétracter dans les {days} jours suivant la livraison, sans donner de motif.',
  questions: 'Des questions ?',
  writeTo: 'Écrivez-nous',
  call: 'Appelez-nous',
  contactPage: 'Page de contact',
  orderConfirmation: {
    subject: 'Votre commande {number} chez Exclusive',
    title: 'Merci de votre commande !',
    free: 'Votre commande {number} est confirmée, et il n’y a rien à payer.',
    cash: 'Votre commande {number} est confirmée. Vous payez {total} en espèces à la livraison.',
    advance:
      'Nous avons bien reçu votre commande {number}. Elle est confirmée dès que l’acompte de {advance} est payé ; la page de votre commande indique comment. Vous payez le reste, {rest}, en espèces à la livraison.',
    advancePaid:
      'Votre commande {number} est confirmée, et son acompte de {advance} est payé. Vous payez le reste, {rest}, en espèces à la livraison.',
    bank: 'Nous avons bien reçu votre commande {number}. Elle part dès que votre paiement de {total} nous parvient.',
    online:
      'Nous avons bien reçu votre commande {number}. Elle est expédiée dès que {total} sont payés ; la page de votre commande indique comment.',
    due: 'Veuillez payer avant le {due} : passé ce délai, la commande est annulée automatiquement.',
  },
  bankInstructions: {
    subject: 'Comment payer votre commande {number}',
    title: 'Veuillez virer {total}',
    text: 'Veuillez virer {total} en indiquant exactement cette référence, afin que nous puissions rattacher votre paiement à votre commande.',
    holder: 'Titulaire du compte',
    bank: 'Banque',
    account: 'Compte',
    bic: 'BIC',
    reference: 'Référence',
    amount: 'Montant',
    payBy: 'À payer avant le',
  },
  bankReminder: {
    subject: 'Votre commande {number} attend votre paiement',
    title: 'Reste à payer : {total}',
    text: 'Votre paiement de {total} pour la commande {number} ne nous est pas encore parvenu. Veuillez le virer avant le {due} : passé ce délai, la commande est annulée automatiquement. Si vous l’avez déjà viré, vous n’avez rien à faire.',
  },
  onlineReminder: {
    subject: 'Votre commande {number} attend votre paiement',
    title: 'Reste à payer : {total}',
    text: 'Le montant de {total} pour votre commande {number} n’est pas encore payé. Veuillez payer avant le {due} : passé ce délai, la commande est annulée automatiquement. Si vous venez de payer, vous n’avez rien à faire.',
  },
  orderToConfirm: {
    subject: 'Veuillez confirmer votre commande {number}',
    title: 'Veuillez confirmer votre commande',
    text: 'Veuillez confirmer que cette commande est la vôtre. Vous payez {total} en espèces à la livraison. Sans confirmation avant le {due}, elle est annulée automatiquement.',
    button: 'Confirmer ma commande',
    ignore:
      'Vous n’avez pas passé cette commande ? Alors il n’y a rien à faire : rien ne sera expédié.',
    sms: 'Exclusive : confirmez votre commande {number} ({total}, paiement à la livraison) avant le {due} : {link}',
  },
  orderLink: {
    subject: 'Votre lien vers la commande {number}',
    title: 'Votre lien vers la commande',
    text: 'Vous, ou quelqu’un d’autre, avez demandé le lien vers la commande {number}. Sa page indique où elle en est et ce qui reste à payer. Si ce n’était pas vous, vous n’avez rien à faire.',
  },
  orderCancelled: {
    subject: 'Votre commande {number} est annulée',
    title: 'Votre commande est annulée',
    text: 'Votre commande {number} ({total}) est annulée et rien ne sera expédié.',
    refund: 'Si vous avez déjà payé, il vous est remboursé par le même moyen de paiement.',
    endedBy: {
      unpaid: 'Elle a été annulée automatiquement, car aucun paiement ne nous est parvenu à temps.',
      unconfirmed: 'Elle a été annulée automatiquement, car elle n’a pas été confirmée à temps.',
    },
  },
  orderShipped: {
    subject: 'Votre commande {number} est en route',
    title: 'Votre commande est en route',
    text: 'Votre commande {number} a quitté notre entrepôt.',
  },
  orderPaid: {
    subject: 'Nous avons reçu le paiement de la commande {number}',
    title: 'Votre paiement est arrivé',
    text: 'Merci : nous avons reçu {total} pour votre commande {number}. Nous la préparons.',
  },
  contactMessage: {
    subject: 'Message de {name}',
    title: 'Un message de la page de contact',
  },
  newOrder: {
    subject: 'Nouvelle commande {number} : {total}',
    title: 'Une nouvelle commande',
    text: 'La commande {number} de {total} est arrivée.',
    paid: 'Elle est payée.',
    unpaid: 'Elle n’est pas encore payée.',
    atTheDoor: 'Le livreur reçoit l’argent.',
    articles: 'Articles',
    button: 'Ouvrir la commande',
  },
  heldReview: {
    subject: 'Un avis sur {product} attend votre lecture',
    title: 'Un avis attend',
    text: 'Un acheteur de la commande {number} a donné à {product} la note de {stars} sur {most}. Il ne paraît qu’une fois que vous l’avez lu.',
    button: 'Lire l’avis',
  },
  contactAnswer: {
    subject: 'Re: {subject}',
    title: 'Notre réponse à votre message',
    wrote: 'Le {day}, vous avez écrit :',
  },
  contactReceipt: {
    subject: 'Nous avons reçu votre message',
    title: 'Merci de nous avoir écrit',
    text: 'Nous répondons sous {hours} heures.',
  },
  backInStockConfirm: {
    subject: 'Vous prévenir de son retour ? {title}',
    title: 'Vous prévenir de son retour ?',
    text: 'Cette adresse a été donnée pour être prévenue du retour en stock de ce produit. Si c’était vous, confirmez-le :',
    button: 'Oui, prévenez-moi',
    after:
      'Nous vous enverrons alors un seul e-mail, à son retour. Si ce n’était pas vous, vous n’avez rien à faire : sans confirmation, nous n’envoyons rien et effaçons votre adresse après une semaine.',
  },
  backInStock: {
    subject: 'De retour en stock : {title}',
    title: 'De retour en stock : {title}',
    text: 'Vous nous avez demandé de vous prévenir du retour de ce produit. Le voici ; nous ne pouvons pas le mettre de côté.',
    button: 'Voir le produit',
    after:
      'C’était le seul e-mail à ce sujet : nous ne gardons plus votre adresse pour ce produit.',
  },
  newsletterWelcome: {
    subject: 'Bienvenue chez Exclusive : {percent} % sur votre première commande',
    title: 'Bienvenue chez Exclusive',
    text: 'Merci de votre inscription. Avec ce code, votre première commande coûte {percent} % de moins :',
    codeHint: 'Saisissez-le dans le panier. Il est valable une fois, pour une première commande.',
    toShop: 'Vers la boutique',
    confirmText:
      'Confirmez que cette adresse est la vôtre. D’ici là, nous ne vous envoyons rien d’autre.',
    confirm: 'Confirmer mon adresse',
  },
}
