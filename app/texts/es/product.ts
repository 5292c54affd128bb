import type { Texts } from '../texts'

export const product: Texts['product'] = {
  addToCart: 'Añadir al carrito',
  addToWishlist: 'Añadir a la lista de deseos',
  inWishlist: 'En su lista de deseos',
  quickView: 'Vista rápida',
  details: 'Ver el producto',
  outOfStock: 'Agotado',
  addedToCart: '¡Añadido al carrito!',
  viewCart: 'Ver el carrito',
  addedToWishlist: '¡Añadido a la lista de deseos!',
  stockReached: {
    one: 'Solo queda {count} y ya está en su carrito.',
    other: 'Solo quedan {count} y ya están en su carrito.',
  },
  before: 'Antes',
  from: 'Desde',
  fallbackColour: 'Negro',
  failed: {
    title: 'No se ha podido cargar esta página.',
    text: 'La tienda no ha respondido. No se ha perdido nada de su carrito ni de su lista de deseos.',
    offline: 'Parece que no tiene conexión. Compruébela y vuelva a intentarlo.',
    retry: 'Reintentar',
  },
}
