export const refunds = {
  mail: {
    subject: 'Votre remboursement pour la commande {number}',
    title: '{amount} remboursés',
    text: 'Nous avons remboursé {amount} de votre commande {number}, par le moyen de paiement utilisé. Selon votre banque, il faut quelques jours pour qu’ils arrivent.',
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
