import type { Texts } from '../../texts'

export const backInStock: Texts['backInStock'] = {
  pageTitle: 'De nuevo disponible',
  sentTitle: 'Falta un paso',
  sent: 'Abra el enlace del correo que le enviamos. Solo entonces le escribiremos, una única vez, cuando el producto vuelva. Si ya lo confirmó para este producto, no tiene que hacer nada más.',
  invalidTitle: 'Esa dirección no parece correcta',
  invalid: 'Vuelva atrás y escriba una dirección como nombre@ejemplo.com.',
  laterTitle: 'Demasiados intentos',
  later: 'Espere unos minutos e inténtelo de nuevo.',
  inStockTitle: 'Está disponible',
  inStock: 'Este producto ya ha vuelto: puede pedirlo ahora.',
  confirmTitle: 'Avisarme cuando vuelva',
  confirm: 'Un clic y le escribiremos una única vez, en cuanto este producto vuelva.',
  confirmButton: 'Sí, avísenme',
  confirmedTitle: 'Le avisaremos',
  confirmed:
    'Recibirá un único correo en cuanto el producto vuelva. Después olvidaremos su dirección para él.',
  leaveTitle: 'Sin correos, por favor',
  leave: 'Un clic y olvidaremos su dirección para todos los productos que espera.',
  leaveButton: 'No avisarme',
  leftTitle: 'Ya no espera nada',
  left: 'No le enviaremos ningún correo sobre productos que vuelven.',
  unknownTitle: 'Este enlace no funciona',
  unknown: 'Está incompleto o es demasiado antiguo, o el aviso ya se ha enviado.',
}
