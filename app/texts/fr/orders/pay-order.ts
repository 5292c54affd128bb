/** What the page of an order says of its payment at a provider. */
export const payOrder = {
  unstarted: 'Cette commande n’est pas encore payée.',
  advance:
    'Cette commande est confirmée dès que l’acompte de {advance} est payé. Le livreur reçoit le reste, {rest}.',
  advancePaid: 'Votre acompte de {advance} est payé.',
  payAt: 'Payer l’acompte : {way}',
  checking:
    'Nous vérifions votre paiement : le prestataire ne l’a pas encore confirmé. Cette page le dira dès que ce sera fait.',
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
    'Un paiement de {amount} n’était pas nécessaire. Il vous est rendu par le moyen de paiement utilisé.',
  returned:
    'Un paiement de {amount} n’était pas nécessaire. Il vous a été rendu par le moyen de paiement utilisé.',
}
