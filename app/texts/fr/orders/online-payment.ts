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
    bank: 'Vous faites le virement : notre compte et une référence suivent avec la commande.',
    cash_on_delivery: 'En espèces, à la personne qui apporte le colis.',
    test: 'Vous êtes conduit à une page d’essai, comme pour payer par carte. Aucun argent ne circule.',
    stripe: 'Vous êtes conduit chez Stripe, où vous saisissez votre carte.',
    sslcommerz: 'Vous êtes conduit chez SSLCommerz, où vous choisissez le moyen de paiement.',
    bkash: 'Vous êtes conduit chez bKash, où vous acceptez le paiement.',
    paypal: 'Vous êtes conduit chez PayPal, où vous acceptez le paiement.',
  },
  advance: 'Vous payez d’abord un acompte de {amount} : {way}. Le livreur reçoit le reste.',
  returned: {
    subject: 'Votre paiement pour la commande {number} vous est rendu',
    title: 'Votre argent vous est rendu',
    text: 'Un paiement de {amount} nous est parvenu pour votre commande {number}, qui n’en avait pas besoin : elle était déjà payée, se paie autrement ou avait pris fin. Nous rendons la totalité du montant par le moyen de paiement utilisé. Selon votre banque, cela prend quelques jours.',
  },
}
