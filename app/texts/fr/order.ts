import type { Texts } from '../texts'

export const order: Texts['order'] = {
  title: 'Commande {number}',
  shop: 'Boutique',
  thanks: 'Merci, {name} !',
  received: 'Votre commande {number} a été enregistrée.',
  earlier:
    'Votre premier envoi nous était bien parvenu : voici cette commande. Rien n’a été commandé deux fois.',
  keep: 'Conservez l’adresse de cette page : elle mène à votre commande. Nous l’envoyons aussi à {email}.',
  placedAt: 'Passée le {date}',
  status: 'État',
  tracking: 'Numéro de suivi',
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
  bankDue: 'Veuillez payer avant le {due} : sans paiement, la commande prend fin d’elle-même.',
  endedBy: {
    unpaid:
      'Cette commande a pris fin d’elle-même, car aucun paiement ne nous est parvenu à temps. Il n’y a rien à payer.',
    unconfirmed:
      'Cette commande a pris fin d’elle-même, car elle n’a pas été confirmée à temps. Il n’y a rien à payer.',
  },
  accountHolder: 'Titulaire du compte',
  bank: 'Banque',
  accountNumber: 'Numéro de compte',
  swift: 'BIC (SWIFT)',
  reference: 'Référence',
  amount: 'Montant',
  items: 'Produits',
  deliverTo: 'Livraison à',
  notes: 'Remarques',
  confirm: {
    title: 'Veuillez confirmer cette commande',
    sent: 'Nous envoyons un lien à {email}. Veuillez l’ouvrir et confirmer la commande avant le {due} : sinon, elle prend fin d’elle-même et rien n’est expédié.',
    texted:
      'Nous envoyons un lien à {email} et par SMS au {phone}. Veuillez l’ouvrir et confirmer la commande avant le {due} : sinon, elle prend fin d’elle-même et rien n’est expédié.',
    ask: 'Cette commande est-elle la vôtre ? Veuillez la confirmer avant le {due} : sinon, elle prend fin d’elle-même et rien n’est expédié.',
    button: 'Confirmer ma commande',
    wrong:
      'Le lien que vous avez ouvert ne confirme pas cette commande. Veuillez utiliser celui que nous vous avons envoyé.',
  },
  cancel: 'Annuler la commande',
  cancelAsk: 'Voulez-vous vraiment annuler cette commande ?',
  cancelYes: 'Oui, annuler la commande',
  cancelNo: 'Garder la commande',
  cancelledNow: 'Votre commande est annulée.',
  notCancellable: 'Cette commande ne peut plus être annulée : elle est déjà en route.',
  cancelFailed: 'La commande n’a pas pu être annulée pour le moment. Veuillez réessayer.',
  print: 'Imprimer',
  continueShopping: 'Continuer mes achats',
}
