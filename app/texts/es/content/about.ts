import type { Texts } from '../../texts'
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
