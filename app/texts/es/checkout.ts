import type { Texts } from '../texts'

export const checkout: Texts['checkout'] = {
  title: 'Finalizar compra',
  cart: 'Carrito',
  billing: 'Datos de facturación',
  member: '¿Ya tiene cuenta?',
  logIn: 'Iniciar sesión',
  earlierAddresses: 'Direcciones anteriores',
  chooseAddress: 'Elija una para rellenar',
  loggedIn: 'Ha iniciado sesión: el pedido aparecerá en su cuenta.',
  fields: {
    firstName: 'Nombre',
    lastName: 'Apellidos',
    company: 'Empresa',
    country: 'País',
    street: 'Dirección',
    city: 'Ciudad',
    county: 'Provincia',
    postCode: 'Código postal',
    phone: 'Teléfono',
    email: 'Correo electrónico',
    notes: 'Otras notas',
  },
  optional: '(opcional)',
  required: 'Los campos marcados con * son obligatorios.',
  problems: {
    summary: 'Revise estos campos:',
    missing: 'Rellene este campo: {field}.',
    email: 'Introduzca una dirección de correo como nombre@example.com.',
    phone: 'Introduzca un número de teléfono, p. ej. +880 1700 000000.',
    postCode: 'No es un código postal del país elegido.',
    long: 'Acorte este texto.',
    refused: 'Revise este campo: {field}.',
  },
  summary: 'Su pedido',
  payment: 'Pago',
  bank: 'Transferencia bancaria',
  cashOnDelivery: 'Pago contra reembolso',
  placeOrder: 'Realizar pedido',
  proceed: 'Ir al pago',
  additional: 'Información adicional',
  sending: 'Se está enviando su pedido…',
  confirmTitle: 'Algo ha cambiado: confirme, por favor',
  confirmText:
    'Todavía no se ha pedido nada. Revise los nuevos importes y pulse el botón otra vez para hacer el pedido.',
  newTotal: 'El total ha pasado de {from} a {to}.',
  couponGone: 'El cupón ya no es aplicable: {reason}',
  offline:
    'No tiene conexión. Todo lo que ha escrito se conserva: pulse el botón otra vez cuando vuelva a tenerla.',
  noAnswer:
    'La tienda no ha respondido. Todo lo que ha escrito se conserva: pulse el botón otra vez. Si el primer intento llegó, se recuperará y no se pedirá dos veces.',
  failed:
    'Ahora mismo no se ha podido hacer el pedido. Todo lo que ha escrito se conserva: inténtelo de nuevo.',
  tooMany: 'Demasiados intentos. Espere un minuto e inténtelo de nuevo.',
  nothingLeft: 'Ninguno de los productos de su carrito se puede pedir en este momento.',
  needsScript:
    'Su carrito se guarda en este navegador y en ningún otro sitio. Active JavaScript para hacer el pedido.',
}
