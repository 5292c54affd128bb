import type { Texts } from '../../texts'

export const sending: Texts['sending'] = {
  arrivesIn: 'Entrega: {dates}, {country}',
  arrivesInDays: 'Entrega en {days} días laborables ({country})',
  notTo: 'No enviamos a este país: {country}.',
  notToCode: 'No enviamos a este código postal.',
  tooHeavy: 'Pesa demasiado para enviarlo en un solo pedido. Pida menos de una vez o escríbanos.',
  notPaidSo: 'Esta forma de pago no se ofrece para este pedido. Elija otra.',
  noWayToPay: 'No hay forma de pago para este pedido. Escríbanos.',
  totalChanged: 'El total ha cambiado entretanto. No se ha pedido nada.',
  costsTo: 'Envío, {place}: {amount}',
  costsNothingTo: 'Envío, {place}: gratis',
  invalid: 'No parece un código postal.',
  blurb: 'ENVÍO A SU PUERTA',
  blurbFree: 'ENVÍO GRATIS',
  freeFrom: 'Envío gratis en pedidos desde {amount}',
  freeFromTo: 'Envío gratis en pedidos desde {amount}: {country}',
  shownBefore: 'Verá lo que cuesta el envío antes de pedir.',
  homeTitle: 'moda, electrónica y hogar',
  homeDescription:
    'Ofertas flash, superventas y novedades en moda, electrónica, hogar, salud y alimentación. Devoluciones gratis durante {days} días.',
  chooseCountry: 'Elija un país',
  later: {
    shippingAndTax: 'El envío y los impuestos se añaden al elegir el país.',
    shipping: 'El envío se añade al elegir el país.',
    tax: 'Los impuestos se añaden al elegir el país.',
  },
}
