import type { Texts } from '../../texts'

export const backInStock: Texts['backInStock'] = {
  pageTitle: 'De retour en stock',
  sentTitle: 'Encore une étape',
  sent: 'Ouvrez le lien de l’e-mail que nous vous envoyons. Alors seulement nous vous écrirons, une seule fois, au retour du produit. Si vous l’avez déjà confirmé pour ce produit, vous n’avez plus rien à faire.',
  invalidTitle: 'Cette adresse semble incorrecte',
  invalid: 'Revenez en arrière et saisissez une adresse e-mail telle que nom@exemple.com.',
  laterTitle: 'Trop de tentatives',
  later: 'Attendez quelques minutes et réessayez.',
  inStockTitle: 'Il est en stock',
  inStock: 'Ce produit est déjà de retour : vous pouvez le commander.',
  confirmTitle: 'Me prévenir de son retour',
  confirm: 'Un clic, et nous vous écrivons une seule fois, dès que ce produit est de retour.',
  confirmButton: 'Oui, prévenez-moi',
  confirmedTitle: 'Nous vous préviendrons',
  confirmed:
    'Vous recevrez un seul e-mail dès le retour du produit. Ensuite, nous oublierons votre adresse pour celui-ci.',
  leaveTitle: 'Pas d’e-mail, merci',
  leave: 'Un clic, et nous oublions votre adresse pour tous les produits que vous attendez.',
  leaveButton: 'Ne pas me prévenir',
  leftTitle: 'Vous n’attendez plus rien',
  left: 'Nous ne vous envoyons aucun e-mail sur le retour de produits.',
  unknownTitle: 'Ce lien ne fonctionne pas',
  unknown: 'Il est incomplet ou trop ancien, ou l’e-mail attendu a déjà été envoyé.',
}
