import type { Texts } from '../texts'

export const wishlist: Texts['wishlist'] = {
  home: 'Inicio',
  title: 'Lista de deseos',
  pageDescription:
    'Lo que le gustaría tener algún día: su lista de deseos en Exclusive, guardada en este navegador.',
  heading: 'Lista de deseos ({count})',
  moveAll: 'Pasar todo al carrito',
  moved: '¡Añadido al carrito!',
  notMoved: { one: '{count} producto está agotado.', other: '{count} productos están agotados.' },
  toChoose: 'Siguen en su lista, porque antes hay algo que elegir:',
  remove: 'Quitar {title}',
  removed: 'Se ha quitado {title}.',
  undo: 'Deshacer',
  empty: 'No hay productos',
  returnToShop: 'Volver a la tienda',
  emptyHint: 'Pulse el corazón de un producto para guardarlo aquí.',
  wishes: 'Sus deseos',
  justForYou: 'Solo para usted',
  seeAll: 'Ver todo',
  needsScript:
    'Su lista de deseos se guarda en este navegador y en ningún otro sitio. Active JavaScript para verla.',
}
