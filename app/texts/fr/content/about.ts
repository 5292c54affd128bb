import type { Texts } from '../../texts'
import { promises } from './promises'

export const about: Texts['about'] = {
  pageTitle: 'À propos',
  pageDescription:
    'Exclusive, née en 2015 : la place de marché d’Asie du Sud, bien présente au Bangladesh.',
  home: 'Accueil',
  breadcrumb: 'À propos',
  storyTitle: 'Notre histoire',
  story1:
    'Lancée en 2015, Exclusive est la première place de marché en ligne d’Asie du Sud, bien présente au Bangladesh. Forte d’un large éventail de solutions sur mesure pour le marketing, les données et le service, Exclusive réunit 10 500 vendeurs et 300 marques et sert 3 millions de clients dans la région.',
  story2:
    'Exclusive propose plus d’un million de produits, et leur nombre croît très vite. L’assortiment est varié, de l’électronique grand public à l’épicerie de tous les jours.',
  storyPicture: 'Un vase, un sac à main, une paire de chaussures, un parfum et une montre',
  figures: 'Exclusive en chiffres',
  sellers: 'Vendeurs actifs sur notre site',
  monthlySale: 'Ventes de produits par mois',
  customers: 'Clients actifs sur notre site',
  annualSale: 'Ventes brutes annuelles sur notre site',
  team: 'Notre équipe',
  chairman: 'Fondateur et président',
  director: 'Directrice générale',
  designer: 'Designer produit',
  portrait: 'Portrait dessiné de {name}',
  social: '{name} sur {network}',
  freeDelivery: 'LIVRAISON GRATUITE ET RAPIDE',
  freeDeliveryText: 'Livraison gratuite pour toute commande de plus de {amount}',
  ...promises,
  services: 'Nos services',
}
