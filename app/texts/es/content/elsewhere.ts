import type { Texts } from '../../texts'

export const elsewhere: Texts['elsewhere'] = {
  home: 'Inicio',
  title: 'Apps y redes sociales',
  description: 'Si Exclusive tiene una app o páginas en redes sociales, y qué hay en su lugar.',
  apps: 'Apps',
  noApps:
    'Exclusive aún no tiene app, así que tampoco hay descuento con ella. La propia tienda se puede guardar como una app: elija «Instalar» o «Añadir a pantalla de inicio» en el menú de su navegador.',
  networks: 'Redes sociales',
  noNetworks:
    'Ni Exclusive ni las personas de nuestro equipo tienen aún una página allí. Las novedades y ofertas llegan con el boletín; para todo lo demás responde una persona en la página de contacto.',
  notYet: 'Aún no',
}
