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
