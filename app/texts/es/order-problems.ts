import type { Texts } from '../texts'

export const orderProblems: Texts['orderProblems'] = {
  malformed: 'No se ha podido leer la solicitud.',
  tooLarge: 'La solicitud es demasiado grande.',
  missingKey: 'La solicitud no lleva Idempotency-Key.',
  keyReused:
    'Este pedido ya se envió con otro contenido. Vuelva a cargar la página e inténtelo de nuevo.',
  invalid: 'Revise los campos marcados.',
  soldOut: '«{title}» está agotado.',
  fewLeft: {
    one: 'Solo queda una unidad de «{title}».',
    other: 'Solo quedan {count} unidades de «{title}».',
  },
  unknownProduct: 'Un producto de su carrito ya no se vende aquí.',
  variantRequired: 'Elija para «{title}»: {choose}.',
  unknownVariant: 'Lo elegido de «{title}» ya no se vende. Elija de nuevo.',
  openOrders:
    'Hay varios pedidos con estos datos que aún no se han pagado o entregado. Liquide primero uno de ellos o escríbanos.',
  openPieces: {
    one: 'Mientras sus pedidos abiertos no estén pagados o entregados, puede pedir como máximo {count} unidad más de «{title}». Escríbanos si necesita más.',
    other:
      'Mientras sus pedidos abiertos no estén pagados o entregados, puede pedir como máximo {count} unidades más de «{title}». Escríbanos si necesita más.',
  },
  notFound: 'Ese pedido no existe.',
  notCancellable: 'Este pedido ya se ha enviado y no se puede cancelar.',
  signIn: 'Vuelva a iniciar sesión.',
  tooMany: 'Demasiadas solicitudes. Espere un minuto e inténtelo de nuevo.',
  unavailable:
    'La tienda no puede acceder a sus pedidos en este momento. Inténtelo de nuevo enseguida: ningún pedido se hace dos veces.',
  coupon: {
    unknown: 'Este cupón no es válido.',
    minimum: 'Este cupón se aplica a pedidos a partir de {amount}.',
    ended: 'Este cupón ha caducado.',
    used: 'Este cupón ya se ha utilizado.',
    customerUsed: 'Ya ha utilizado este cupón.',
    notFirst: 'Este cupón es solo para un primer pedido.',
    goods: 'Este cupón requiere algo que no está en su carrito.',
  },
  fields: {
    missing: 'Rellene este campo.',
    invalid: 'Revise este campo.',
    long: 'Acorte este texto.',
    characters: 'Contiene caracteres que no se pueden imprimir.',
    email: 'Escriba una dirección de correo como nombre@example.com.',
    phone: 'Escriba un número de teléfono, p. ej. +880 1700 000000.',
    phoneOf:
      'No es un número de teléfono del país elegido. El de otro país empieza por + y su prefijo.',
    country: 'Elija un país.',
    postCode: 'No es un código postal del país elegido.',
    postCodeOf: '«{code}» no es un código postal del país elegido ({country}).',
    postCodeElsewhere:
      '¿Está esta dirección en otro país ({elsewhere})? El código postal «{code}» es de ese país ({elsewhere}), el país elegido es {country}: corrija uno de los dos.',
    payment: 'Elija cómo pagar.',
    items: 'El carrito está vacío.',
    quantity: 'La cantidad debe ser un número entero desde 1.',
    pieces: 'De un mismo producto se pueden pedir como máximo 100.000 unidades a la vez.',
  },
}
