export const money = {
  pricesIn: 'Tous les prix sont exprimés dans cette monnaie : {currency}.',
  added:
    'La TVA, au taux du lieu de livraison, s’ajoute au sous-total moins la remise et s’affiche avant la commande.',
  included:
    'Ils comprennent la TVA au taux du lieu de livraison ; le panier en affiche le montant.',
  none: 'Aucune TVA ne s’ajoute.',
  free: 'La livraison est gratuite.',
  shipped: 'Le prix de la livraison s’affiche avant la commande.',
  costs:
    'Cela dépend du lieu de livraison et du contenu de la commande ; le panier l’affiche avant la commande.',
  delivery:
    'Le prix de la livraison s’affiche avant la commande. La page du produit indique le jour de livraison.',
  isAdded:
    'Non. La TVA s’ajoute au sous-total moins la remise ; le panier l’affiche avant la commande.',
  isIncluded: 'Oui. Le panier affiche sa part du total.',
  tax: 'TTC',
}

/** Ways to pay at a provider, and the mail about money that an order did not need. */
export const onlinePayment = {
  ways: {
    test: 'Paiement d’essai (sans argent)',
    stripe: 'Carte',
    sslcommerz: 'Carte, portefeuille mobile ou banque (SSLCommerz)',
    bkash: 'bKash',
    paypal: 'PayPal',
  },
  notes: {
    bank: 'Vous faites le virement : coordonnées bancaires et référence suivent la commande.',
    cash_on_delivery: 'En espèces, à la personne qui apporte le colis.',
    test: 'Vous passez par une page d’essai, comme pour payer par carte. Aucun argent ne circule.',
    stripe: 'Vous passez chez Stripe pour saisir les données de votre carte.',
    sslcommerz: 'Vous passez chez SSLCommerz pour choisir le moyen de paiement.',
    bkash: 'Vous passez chez bKash pour accepter le paiement.',
    paypal: 'Vous passez chez PayPal pour accepter le paiement.',
  },
  advance: 'Vous payez d’abord un acompte de {amount} : {way}. Le livreur reçoit le reste.',
  returned: {
    subject: 'Votre paiement pour la commande {number} vous est remboursé',
    title: 'Votre paiement vous est remboursé',
    text: 'Un paiement de {amount} nous est parvenu pour votre commande {number}, qui n’en avait pas besoin : elle était déjà payée, se paie autrement ou avait pris fin. Nous remboursons la totalité du montant par le moyen de paiement utilisé. Selon votre banque, cela prend quelques jours.',
  },
}

/** What the page of an order says of its payment at a provider. */
export const payOrder = {
  unstarted: 'Cette commande n’est pas encore payée.',
  advance:
    'Cette commande est confirmée dès que l’acompte de {advance} est payé. Le livreur reçoit le reste, {rest}.',
  advancePaid: 'Votre acompte de {advance} est payé.',
  payAt: 'Payer l’acompte : {way}',
  checking:
    'Nous vérifions votre paiement : le prestataire ne l’a pas encore confirmé. Cette page l’indiquera dès que ce sera fait.',
  unfinished:
    'Si vous n’avez pas fini de payer, vous pouvez continuer ou payer autrement. La commande n’est payée qu’une fois.',
  held: 'Nous vérifions votre paiement. Vous n’avez rien à faire : nous vous écrivons dès que tout est réglé.',
  failed: 'Votre paiement n’a pas abouti : rien n’a été prélevé.',
  expired: 'Le délai de votre paiement est écoulé : rien n’a été prélevé.',
  now: 'Payer maintenant',
  again: 'Payer à nouveau',
  goOn: 'Continuer le paiement',
  other: 'Payer autrement',
  choose: 'Payer ainsi',
  look: 'Actualiser',
  refused: {
    away: 'La page de paiement est injoignable pour le moment, et rien n’a été prélevé. Réessayez dans un instant ou payez autrement.',
    refused:
      'Ce moyen de paiement n’est pas possible pour cette commande, et rien n’a été prélevé. Veuillez en choisir un autre.',
    busy: 'Un paiement de cette commande est en cours de vérification : en attendant, elle ne peut pas être payée autrement.',
  },
  returning:
    'Un paiement de {amount} n’était pas nécessaire. Il vous est remboursé par le moyen de paiement utilisé.',
  returned:
    'Un paiement de {amount} n’était pas nécessaire. Il vous a été remboursé par le moyen de paiement utilisé.',
}

export const refunds = {
  mail: {
    subject: 'Votre remboursement pour la commande {number}',
    title: '{amount} remboursés',
    text: 'Nous avons remboursé {amount} de votre commande {number}, par le moyen de paiement utilisé. Selon votre banque, comptez quelques jours.',
    creditNote: 'L’avoir {note} se trouve sur la page de votre commande.',
    noInvoice:
      'Cette commande n’a pas de facture, donc pas d’avoir : conservez ce message comme justificatif.',
  },
  refunded: 'Remboursement',
  step: '{amount} remboursés',
  note: 'Avoir {number}',
  shipping: 'Livraison et frais de paiement',
  reduction: 'Réduction de prix',
  title: 'Avoir',
  corrects: 'Corrige la facture',
  reason: 'Motif',
  given: 'L’avoir {number} annule {amount} de cette facture.',
}

export const sheets = {
  invoice: 'Facture',
  creditNote: 'Avoir',
  packingSlip: 'Bon de livraison',
  returnLabel: 'Étiquette de retour',
  sendBy: 'À envoyer jusqu’au',
  sendTo: 'Envoyer à',
  putOn: 'Veuillez coller cette page sur le colis ou y inscrire {return}.',
  number: 'Numéro',
  date: 'Date',
  order: 'Commande',
  ordered: 'Commandée le',
  supplied: 'Date de livraison',
  suppliedOnInvoiceDate: 'Date de la facture',
  cancels: 'Annule la facture',
  from: 'De',
  billedTo: 'Facturée à',
  deliverTo: 'Livraison à',
  phone: 'Téléphone',
  taxNumber: 'Numéro fiscal',
  vatNumber: 'Numéro de TVA',
  article: 'Article',
  quantity: 'Quantité',
  price: 'Prix',
  amount: 'Montant',
  net: 'Hors taxe à {percent}',
  payBank: 'Virement bancaire',
  payCash: 'Paiement à la livraison',
  payOnline: 'Paiement en ligne',
  inParts: 'Acompte payé : {advance}. À payer au livreur : {rest}.',
  payment: 'Paiement',
  paid: 'Payée le {date}.',
  payTo: 'Veuillez virer {total} avec la référence {reference} :',
  withdrawn: 'Cette commande a été annulée ; l’avoir {number} annule cette facture.',
  notes: 'Remarques',
  none: {
    title: 'Ce document n’existe pas',
    invoice:
      'Cette commande n’a pas encore de facture. Elle en reçoit une une fois payée ou expédiée.',
    creditNote: 'Cette commande n’a pas cet avoir : rien n’a été annulé de cette façon.',
    returnLabel:
      'Il n’y a rien à renvoyer avec cette étiquette : le retour est arrivé ou n’est pas encore accepté.',
    wait: 'Un instant, s’il vous plaît',
  },
  proof: {
    title: 'À qui est cette facture ?',
    text: 'Les données de cette commande ont été effacées. La loi impose de conserver les factures un certain temps : celle-ci nomme donc encore son destinataire. Pour la voir, indiquez ce qui avait été saisi lors de la commande.',
    email: 'Adresse e-mail',
    postCode: 'Code postal, ou la ville s’il n’y en a pas',
    show: 'Afficher la facture',
    wrong: 'La commande a été passée avec une autre adresse e-mail ou un autre code postal.',
    wait: 'Trop de tentatives. Veuillez attendre une heure.',
    ask: 'Les données de cette commande ont été effacées. La loi impose de conserver les factures un certain temps : celle-ci nomme donc encore son destinataire. La boutique vous la remet : {email}.',
  },
}

/** The page of the built-in test payment. */
export const testPayment = {
  title: 'Paiement d’essai',
  text: 'Cette page tient lieu de banque. C’est un essai : aucun argent ne circule, quoi que vous choisissiez.',
  amount: 'Montant',
  reference: 'Référence',
  choose: 'Que doit-il se passer ?',
  groups: {
    usual: 'Comme avec toute carte',
    slow: 'Quand l’argent tarde ou arrive deux fois',
    messages: 'Quand les messages de la banque s’égarent',
  },
  outcomes: {
    pays: 'Payer',
    declines: 'Refuser le paiement',
    asks: 'Demander la confirmation de la banque',
    pays_late: 'Payer deux minutes plus tard',
    pays_twice: 'Payer deux fois',
    never: 'Ne pas répondre',
    doubled: 'Payer et le dire trois fois à la boutique',
    disordered: 'Payer et le dire à la boutique dans le désordre',
  },
  bank: 'Votre banque demande : ce paiement est-il de vous ?',
  confirm: 'Oui, il est de moi',
  refuse: 'Non, le refuser',
  decided: 'Ce paiement est décidé : il n’y a plus rien à choisir ici.',
  late: 'Ce paiement est en route : il aboutit dans les deux minutes.',
  expired: 'Le délai de ce paiement est écoulé : rien n’a été prélevé.',
  back: 'Retour à votre commande',
}
