import type { Texts } from '../texts'

export const offlinePage: Texts['offlinePage'] = {
  title: 'No tiene conexión',
  text: 'Esta página no se ha abierto nunca en este navegador, así que no se puede mostrar sin red. Su carrito y su lista de deseos se guardan aquí y no se pierde nada.',
  retry: 'Reintentar',
  cart: 'Carrito',
  wishlist: 'Lista de deseos',
  kept: 'Páginas que aún puede abrir',
}
