import type { Texts } from '../texts'
import { promises } from './promises'

export const about: Texts['about'] = {
  pageTitle: 'Sobre nosotros',
  pageDescription:
    'Exclusive, desde 2015: el mercado en línea del sur de Asia con presencia activa en Bangladés.',
  home: 'Inicio',
  breadcrumb: 'Sobre nosotros',
  storyTitle: 'Nuestra historia',
  story1:
    'Nacida en 2015, Exclusive es el principal mercado en línea del sur de Asia, con presencia activa en Bangladés. Con una amplia gama de soluciones a medida de marketing, datos y servicio, Exclusive reúne a 10.500 vendedores y 300 marcas y atiende a 3 millones de clientes en la región.',
  story2:
    'Exclusive ofrece más de un millón de productos y crece muy deprisa. Su surtido es variado, desde electrónica de consumo hasta la compra de cada día.',
  storyPicture: 'Un jarrón, un bolso, un par de zapatos, un perfume y un reloj',
  figures: 'Exclusive en cifras',
  sellers: 'Vendedores activos en nuestro sitio',
  monthlySale: 'Ventas de productos al mes',
  customers: 'Clientes activos en nuestro sitio',
  annualSale: 'Ventas brutas anuales en nuestro sitio',
  team: 'Nuestro equipo',
  chairman: 'Fundador y presidente',
  director: 'Directora general',
  designer: 'Diseñador de producto',
  portrait: 'Retrato dibujado de {name}',
  social: '{name} en {network}',
  freeDelivery: 'ENVÍO GRATIS Y RÁPIDO',
  freeDeliveryText: 'Envío gratis en todos los pedidos de más de {amount}',
  ...promises,
  services: 'Nuestros servicios',
}

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
    'Recibirá un único correo en cuanto el producto vuelva. Después borraremos su dirección.',
  leaveTitle: 'Sin correos, por favor',
  leave: 'Un clic y borraremos su dirección de los avisos de todos los productos.',
  leaveButton: 'No avisarme',
  leftTitle: 'Avisos desactivados',
  left: 'No le enviaremos más avisos de productos que vuelven.',
  unknownTitle: 'Este enlace no funciona',
  unknown: 'Está incompleto o es demasiado antiguo, o el aviso ya se ha enviado.',
}

/** The page of a shop that is not open yet. */
export const closed = {
  title: 'Todavía no hemos abierto',
  text: 'Estamos preparando esta tienda. Vuelva pronto.',
  write: 'Puede escribirnos:',
}

export const contact: Texts['contact'] = {
  pageTitle: 'Contacto',
  pageDescription:
    'Llame o escriba a Exclusive: responde una persona, a cualquier hora por teléfono y en menos de 24 horas por correo.',
  breadcrumbHome: 'Inicio',
  breadcrumb: 'Contacto',
  callTitle: 'Llámenos',
  callText: 'Estamos disponibles las 24 horas, los 7 días de la semana.',
  phoneLabel: 'Teléfono:',
  writeTitle: 'Escríbanos',
  writeText: 'Rellene nuestro formulario y le responderemos en menos de {hours} horas.',
  emailsLabel: 'Correos:',
  name: 'Su nombre',
  email: 'Su correo electrónico',
  phone: 'Su teléfono',
  message: 'Deje un comentario…',
  website: 'Deje este campo vacío',
  send: 'Enviar mensaje',
  sending: 'Enviando…',
  sentTitle: '¡Gracias, {name}!',
  sent: 'Hemos recibido su mensaje. Una confirmación va de camino a {email} y le responderemos en menos de {hours} horas.',
  another: 'Escribir otro mensaje',
  tooMany: 'Ha enviado varios mensajes en poco tiempo. Espere unos minutos e inténtelo de nuevo.',
  away: 'No hemos podido guardar su mensaje en este momento. Envíelo de nuevo enseguida.',
  offline:
    'No ha llegado ninguna respuesta, así que quizá no hayamos recibido su mensaje. Lo que escribió sigue aquí: envíelo de nuevo, solo se guarda una vez.',
  problems: 'Revise los campos marcados:',
  errors: {
    missing: 'Rellene este campo.',
    tooLong: 'Es demasiado largo. Acórtelo, por favor.',
    badEmail: 'Escriba una dirección como nombre@ejemplo.com.',
    badPhone: 'Escriba un número como +880 1712 345678.',
  },
}

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

export const newsletter: Texts['newsletter'] = {
  pageTitle: 'Boletín',
  home: 'Inicio',
  sentTitle: '¡Gracias por suscribirse!',
  sent: 'Su correo de bienvenida va de camino, con un {percent} % de descuento en su primer pedido. Confirme su dirección con el enlace que contiene.',
  invalidTitle: 'Esa dirección no parece correcta',
  invalid: 'Escriba una dirección como nombre@ejemplo.com.',
  laterTitle: 'Demasiados intentos',
  later: 'Espere unos minutos e inténtelo de nuevo.',
  email: 'Escriba su correo',
  subscribe: 'Suscribirse',
  confirmTitle: 'Confirme su dirección',
  confirm: 'Un clic y nuestras ofertas le llegarán.',
  confirmButton: 'Confirmar',
  confirmedTitle: 'Suscripción confirmada',
  confirmed: 'Gracias. Cada correo tiene un enlace para darse de baja.',
  leaveTitle: 'Darse de baja del boletín',
  leave: 'Un clic y no le enviaremos más ofertas.',
  leaveButton: 'Darse de baja',
  leftTitle: 'Se ha dado de baja',
  left: 'No le enviaremos más ofertas. Puede volver cuando quiera.',
  unknownTitle: 'Este enlace no funciona',
  unknown: 'Está incompleto o es de un correo antiguo. Use el enlace del más reciente.',
}

export const ownHome: Texts['ownHome'] = {
  ownFresh: 'Recién llegado',
  ownNewest: 'Productos nuevos',
  ownCategories: 'Categorías',
  ownBrowse: 'Explorar por categoría',
  ownPopular: 'Popular',
  ownBest: 'Los más vendidos',
  ownAll: 'Ver todos los productos',
  highlights: 'Destacados',
  comingSoon: 'Los productos llegarán pronto.',
  description: 'Los productos de {shop} y cómo contactar con nosotros.',
}
