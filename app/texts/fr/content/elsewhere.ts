import type { Texts } from '../../texts'

export const elsewhere: Texts['elsewhere'] = {
  home: 'Accueil',
  title: 'Applications et réseaux sociaux',
  description:
    'Exclusive a-t-elle une application ou des pages sur les réseaux sociaux, et par quoi les remplacer.',
  apps: 'Applications',
  noApps:
    'Exclusive n’a pas encore d’application, donc pas encore de remise qui y soit liée. La boutique elle-même s’installe comme une application : choisissez « Installer » ou « Sur l’écran d’accueil » dans le menu de votre navigateur.',
  networks: 'Réseaux sociaux',
  noNetworks:
    'Ni Exclusive ni les membres de notre équipe n’y ont encore de page. Les nouveautés et les offres arrivent par la newsletter ; pour tout le reste, une personne répond sur la page de contact.',
  notYet: 'Pas encore',
}
