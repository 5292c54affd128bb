export const money = {
  pricesIn: 'La moneda de todos los precios es: {currency}.',
  added:
    'Al subtotal menos el descuento se añade el IVA del lugar de entrega, que se muestra antes de pedir.',
  included: 'Incluyen el IVA del lugar de entrega; el carrito muestra cuánto es.',
  none: 'No se añade IVA.',
  free: 'El envío es gratis.',
  shipped: 'El precio del envío se muestra antes de pedir.',
  costs:
    'Depende del lugar de entrega y del contenido del pedido; el carrito lo muestra antes de pedir.',
  delivery:
    'El precio de la entrega se muestra antes de pedir. La página del producto indica cuándo llega el artículo.',
  isAdded:
    'No. Al subtotal menos el descuento se añade el IVA; el carrito lo muestra antes de pedir.',
  isIncluded: 'Sí. El carrito muestra qué parte del total es.',
  tax: 'IVA incl.',
}
