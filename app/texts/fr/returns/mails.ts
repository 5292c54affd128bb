import type { Texts } from '../../texts'

export const returnMails: Texts['returnMails'] = {
  name: 'Retour',
  sendTo: 'Veuillez inscrire {return} sur le colis et l’envoyer à :',
  sendBy: 'Veuillez envoyer le colis au plus tard le {until}.',
  label: 'Imprimer l’étiquette',
  requested: {
    subject: 'Votre retour {return} nous est parvenu',
    title: 'Nous avons votre demande de retour',
    text: 'Vous souhaitez renvoyer des articles de votre commande {number}. Veuillez attendre notre réponse, qui vient par e-mail, avant d’envoyer quoi que ce soit. Vous avez demandé le retour de :',
  },
  accepted: {
    subject: 'Votre retour {return} est accepté',
    title: 'Veuillez nous renvoyer vos articles',
    text: 'Nous acceptons le retour des articles ci-dessous. Le renvoi ne vous coûte rien. Dès leur arrivée, {amount} vous sont rendus par le moyen de paiement utilisé.',
  },
  refused: {
    subject: 'Votre retour {return}',
    title: 'Nous ne pouvons pas accepter votre retour',
    text: 'Nous avons examiné le retour d’articles de votre commande {number} et ne pouvons pas l’accepter. Voici pourquoi :',
    ask: 'Si vous n’êtes pas d’accord, écrivez-nous par la page de contact.',
  },
  received: {
    subject: 'Votre retour {return} est arrivé',
    title: 'Vos articles sont arrivés',
    text: 'Votre colis pour la commande {number} nous est parvenu. {amount} vous sont maintenant rendus par le moyen de paiement utilisé ; nous vous écrivons dès que c’est fait.',
  },
  refunded: {
    subject: 'Votre remboursement pour {return}',
    title: '{amount} remboursés',
    text: 'Nous avons remboursé {amount} pour des articles de votre commande {number}, par le moyen de paiement utilisé. Selon votre banque, il faut quelques jours pour qu’ils arrivent.',
  },
  withdrawal: {
    subject: 'Accusé de réception de votre rétractation, commande {number}',
    title: 'Nous avons reçu votre rétractation',
    text: 'Vous avez renoncé au contrat le {moment}. Cet e-mail confirme que votre déclaration nous est parvenue et en donne le contenu. Veuillez le conserver.',
    order: 'Commande',
    name: 'Nom',
    sendBack:
      'Veuillez renvoyer les articles sous 14 jours. Le renvoi ne vous coûte rien. Nous remboursons {amount} par le moyen de paiement utilisé, dans les 14 jours suivant votre rétractation ; nous pouvons attendre que les articles soient arrivés ou que vous prouviez leur expédition.',
    refund:
      'Votre commande n’était pas encore partie : elle est annulée et rien ne sera expédié. Nous remboursons {amount} par le moyen de paiement utilisé, sous 14 jours.',
    nothingPaid:
      'Votre commande n’était pas encore partie : elle est annulée, rien ne sera expédié et il n’y a rien à payer.',
  },
  toAnswer: {
    subject: 'Le retour {return} de la commande {number} est arrivé',
    title: 'Des articles sont renvoyés',
    button: 'Voir le retour',
    text: 'De la commande {number}, ces articles doivent être renvoyés, sous {return} :',
    answer: 'Le motif se trouve dans l’administration, où vous acceptez ou refusez le retour.',
    declared:
      'C’est une rétractation, qui ne peut pas être refusée. La suite se trouve dans l’administration.',
  },
}
