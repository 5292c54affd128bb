import type { Texts } from '../texts'

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
    text: 'Nous acceptons le retour des articles ci-dessous. Le renvoi ne vous coûte rien. Dès leur arrivée, {amount} vous sont remboursés par le moyen de paiement utilisé.',
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
    text: 'Votre colis pour la commande {number} nous est parvenu. {amount} vous sont maintenant remboursés par le moyen de paiement utilisé ; nous vous écrivons dès que c’est fait.',
  },
  refunded: {
    subject: 'Votre remboursement pour {return}',
    title: '{amount} remboursés',
    text: 'Nous avons remboursé {amount} pour des articles de votre commande {number}, par le moyen de paiement utilisé. Selon votre banque, comptez quelques jours.',
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
    subject: 'Nouveau retour {return} pour la commande {number}',
    title: 'Des articles sont renvoyés',
    button: 'Voir le retour',
    text: 'Le retour {return} de ces articles de la commande {number} est demandé :',
    answer: 'Le motif se trouve dans l’administration, où vous acceptez ou refusez le retour.',
    declared:
      'C’est une rétractation, qui ne peut pas être refusée. La suite se trouve dans l’administration.',
  },
}

export const orderReturns: Texts['orderReturns'] = {
  ask: 'Retourner des articles',
  withdraw: 'Renoncer au contrat ici',
  steps: {
    return: {
      requested: 'Retour {return} demandé',
      accepted: 'Retour {return} accepté',
      refused: 'Retour {return} non accepté',
      received: 'Retour {return} arrivé',
      refunded: '{amount} remboursés pour le retour {return}',
    },
    withdrawal: {
      requested: 'Rétractation {return} reçue',
      received: 'Articles de la rétractation {return} arrivés',
      refunded: '{amount} remboursés pour la rétractation {return}',
    },
  },
}

export const returns: Texts['returns'] = {
  order: 'Commande {number}',
  back: 'Retour à la commande',
  next: 'Et ensuite',
  pieces: 'Quelle quantité ?',
  left: {
    one: 'Un exemplaire peut être retourné.',
    other: 'Jusqu’à {count} exemplaires peuvent être retournés.',
  },
  problems: 'Veuillez corriger les champs signalés.',
  tooMany: 'Trop de tentatives. Veuillez patienter quelques minutes, puis réessayer.',
  away: 'L’enregistrement est impossible pour l’instant. Veuillez réessayer dans un moment : rien n’est fait deux fois.',
  offline:
    'Aucune réponse n’est arrivée. Vérifiez votre connexion, puis renvoyez le formulaire : rien n’est fait deux fois.',
  sending: 'Un instant…',
  errors: {
    none: 'Veuillez cocher ce que vous renvoyez.',
    pieces: 'Veuillez saisir un nombre entier de 1 à {left}.',
    reason: 'Veuillez choisir un motif.',
    long: 'Veuillez raccourcir ce texte.',
    characters: 'Ce texte contient des caractères non imprimables.',
    name: 'Veuillez saisir votre nom.',
    email: 'Veuillez saisir une adresse e-mail, par exemple nom@example.com.',
  },
  closed: {
    cancelled: 'Cette commande est annulée : il n’y a rien à renvoyer.',
    not_delivered:
      'Cette commande n’est pas encore livrée. Dès qu’elle l’est, vous pouvez demander ici un retour pendant {days} jours. Jusqu’à son expédition, vous pouvez l’annuler sur sa page.',
    over: 'Le délai est passé. Si un article a un défaut, écrivez-nous par la page de contact.',
    nothing_left:
      'Tous les articles de cette commande font déjà l’objet d’un retour. Sa page indique où il en est.',
  },
  contact: 'Écrivez-nous',
  ask: {
    title: 'Retourner des articles',
    intro:
      'Dites-nous ce que vous renvoyez et pourquoi, au plus tard le {until}. Nous répondons par e-mail avec l’adresse ; le renvoi ne vous coûte rien.',
    steps: [
      'Nous lisons votre demande et répondons par e-mail, avec l’adresse.',
      'Vous envoyez le colis.',
      'La page de la commande indique son arrivée et ce que nous remboursons.',
    ],
    unmailed: {
      intro:
        'Dites-nous ce que vous renvoyez et pourquoi, au plus tard le {until}. La page de la commande montre notre réponse avec l’adresse ; le renvoi ne vous coûte rien.',
      first:
        'Nous lisons votre demande. La page de la commande montre notre réponse, avec l’adresse.',
      done: 'Votre retour {return} nous est parvenu. Veuillez attendre notre réponse sur la page de la commande avant d’envoyer quoi que ce soit.',
    },
    reason: 'Motif',
    choose: 'Veuillez choisir',
    reasons: {
      damaged: 'Arrivé endommagé ou en panne',
      wrong_article: 'Ce n’est pas ce que j’ai commandé',
      not_as_described: 'Pas conforme à la description',
      does_not_fit: 'La taille ne convient pas',
      changed_mind: 'J’ai changé d’avis',
      other: 'Autre raison',
    },
    note: 'Autre chose à nous dire',
    optional: '(facultatif)',
    send: 'Demander le retour',
    doneTitle: 'Nous avons votre demande de retour',
    done: 'Votre retour {return} nous est parvenu. Un e-mail à {email} le confirme. Veuillez attendre notre réponse, qui vient aussi par e-mail, avant d’envoyer quoi que ce soit.',
  },
  withdraw: {
    title: 'Renoncer au contrat',
    intro:
      'Vous pouvez renoncer au contrat de cette commande sans donner de motif, jusqu’à 14 jours après sa livraison.',
    until: 'Votre dernier jour pour cela est le {until}.',
    whole:
      'Votre commande n’est pas encore partie : la rétractation y met fin en entier, rien ne sera expédié et ce que vous avez payé vous est remboursé.',
    sendBack:
      'Veuillez renvoyer les articles sous 14 jours ; cela ne vous coûte rien. Ce que vous avez payé pour eux vous est remboursé par le même moyen.',
    steps: [
      'Nous vous envoyons aussitôt un accusé de réception par e-mail.',
      'Ce qui n’est pas parti est annulé ; ce que vous avez, vous le renvoyez sous 14 jours.',
      'Nous remboursons sous 14 jours, par le moyen de paiement utilisé.',
    ],
    order: 'Commande',
    name: 'Votre nom',
    email: 'Adresse e-mail pour l’accusé de réception',
    articles: 'Articles',
    noRight:
      'Le droit de rétractation de cette page concerne les commandes livrées dans l’Union européenne. Vous pouvez tout de même retourner des articles :',
    confirm: 'Confirmer la rétractation',
    doneTitle: 'Nous avons reçu votre rétractation',
    done: 'Reçue le {moment}. Nous envoyons aussi cet accusé de réception à {email}. Veuillez le conserver.',
    number: 'Rétractation',
    sendTo: 'Inscrivez {return} sur le colis et envoyez-le à :',
    cancelled: 'Votre commande est annulée : rien ne sera expédié.',
    refund: 'Nous remboursons {amount} par le moyen de paiement utilisé, sous 14 jours.',
    nothingPaid: 'Il n’y a rien à payer.',
    print: 'Imprimer',
  },
}
