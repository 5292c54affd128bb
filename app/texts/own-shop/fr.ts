/** Texts of a merchant's own shop by path, in place of those that make the demo's promises. */
export const ownFr: Readonly<Record<string, string>> = {
  'shell.banner': '',
  'contact.callTitle': 'Appelez-nous',
  'contact.callText': '',
  'contact.writeTitle': 'Écrivez-nous',
  'home.pageTitle': 'Exclusive',
  'home.pageDescription': 'Parcourez, cherchez et commandez chez Exclusive.',
  'home.returnsPromise':
    'Vous pouvez renvoyer les articles dans les {days} jours suivant la livraison.',
  'home.supportPromise': 'Écrivez-nous : une personne lit votre message.',
  'about.returnsPromise':
    'Vous pouvez renvoyer les articles dans les {days} jours suivant la livraison.',
  'about.supportPromise': 'Écrivez-nous : une personne lit votre message.',
  'sending.homeDescription': 'Parcourez, cherchez et commandez chez Exclusive.',
  'contact.pageDescription': 'Écrivez à Exclusive.',
  'contact.writeText': 'Remplissez notre formulaire et nous vous répondrons.',
  'contact.sent': 'Nous avons bien reçu votre message. Une confirmation part vers {email}.',
  'contact.send': 'Envoyer le message',
  'contact.errors.badPhone': 'Veuillez saisir un numéro tel que +12 345 678 901.',
  'orderProblems.fields.phone': 'Veuillez saisir un numéro tel que +12 345 678 901.',
  'product.fallbackColour': '',
  'checkout.problems.phone': 'Veuillez saisir un numéro tel que +12 345 678 901.',
  'productPage.delivery.bangladesh': 'Nous livrons à {code}.',
  'productPage.delivery.worldwide': 'Nous livrons à {code}.',
  'productPage.delivery.invalid': 'Cela ne ressemble pas à un code postal.',
  'productPage.freeReturns': 'Retours dans les {days} jours suivant la livraison',
  'returns.ask.intro':
    'Dites-nous ce que vous renvoyez et pourquoi, au plus tard le {until}. Nous répondons par e-mail avec l’adresse.',
  'returns.ask.unmailed.intro':
    'Dites-nous ce que vous renvoyez et pourquoi, au plus tard le {until}. La page de la commande montre notre réponse avec l’adresse.',
  'returnMails.accepted.text':
    'Nous acceptons le retour des articles ci-dessous. Dès leur arrivée, {amount} vous sont remboursés par le moyen de paiement utilisé.',
  'returns.withdraw.sendBack':
    'Veuillez renvoyer les articles sous 14 jours. Ce que vous avez payé pour eux vous est remboursé par le même moyen.',
  'returnMails.withdrawal.sendBack':
    'Veuillez renvoyer les articles sous 14 jours. Nous remboursons {amount} par le moyen de paiement utilisé, dans les 14 jours suivant votre rétractation ; nous pouvons attendre que les articles soient arrivés ou que vous prouviez leur expédition.',
  'mails.contactReceipt.text': 'Nous répondons dès que possible.',
  'legal.privacy.8.text':
    'Vous pouvez voir vos données sous « Mon compte » et y supprimer le compte aussitôt. Les commandes restent aussi longtemps que la loi l’exige. Les sauvegardes contiennent ce qui a été effacé jusqu’à ce que de plus récentes les remplacent. Pour toute autre demande, comme une copie ou l’effacement de tout ce que nous avons sur vous, écrivez-nous par la page de contact.',
  'legal.terms.5.text':
    'Pendant {days} jours à compter de la livraison, vous pouvez renvoyer les articles dans l’état où vous les avez reçus : demandez-le sur la page de votre commande, par article, quantité et motif ; nous répondons par e-mail. Vous pouvez annuler une commande sur sa page jusqu’à son expédition.',
  'legal.terms.6.text':
    'Si votre commande est destinée à une adresse de l’Union européenne, vous pouvez renoncer au contrat sans donner de motif, de la commande jusqu’à 14 jours après sa livraison. Appuyez sur « Renoncer au contrat ici » sur la page de votre commande, même sans compte ; un accusé de réception vous parvient aussitôt par e-mail. Une commande qui n’est pas partie est annulée ; sinon, renvoyez les articles sous 14 jours. Nous remboursons ce que vous avez payé pour eux sous 14 jours, par le même moyen.',
  'faq.questions.5.text':
    'Pendant {days} jours à compter de la livraison. Ouvrez la page de votre commande, choisissez « Retourner des articles » et dites lesquels et pourquoi ; nous répondons par e-mail avec l’adresse. Le lien vers cette page est dans nos e-mails.',
  'faq.questions.7.text':
    'Saisissez-le dans le panier ou lors de la commande, puis choisissez « Appliquer le code ».',
}

/** Texts by path of a shop whose subscribers get no code. */
export const withoutCodeFr: Readonly<Record<string, string>> = {
  'shell.footer.offer': 'Nos nouveautés par e-mail',
  'newsletter.sent':
    'Votre e-mail de bienvenue est en route. Confirmez votre adresse grâce au lien qu’il contient.',
  'mails.newsletterWelcome.subject': 'Bienvenue chez Exclusive',
  'mails.newsletterWelcome.text': 'Merci de votre inscription.',
}
