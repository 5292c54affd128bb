import type { Texts } from '../texts'

export const choosing: Texts['choosing'] = {
  choose: { Size: 'Elija una talla', Colour: 'Elija un color', Color: 'Elija un color' },
  chooseOther: 'Elija: {option}',
  soldOut: 'agotado',
  unavailable: 'no disponible en esta combinación',
  from: 'Desde',
  show: 'Mostrar esta opción',
  sizeGuide: 'Guía de tallas',
  letGo: '{value} no existe en {chosen}: elija de nuevo.',
  soldOutChoice: 'Esta opción está agotada por ahora. Puede que haya otras disponibles.',
}

export const delivery: Texts['delivery'] = {
  weekdays: 'dom lun mar mié jue vie sáb',
  months: 'ene feb mar abr may jun jul ago sept oct nov dic',
  day: '{weekday}\u00a0{day}',
  first: '1',
  arrives: 'Entrega: {dates}',
  home: 'Entrega en Bangladés: {dates}',
  to: 'Entrega: {dates}, código postal {code}',
  inDays: 'Entrega en {days} días laborables (Bangladés)',
  ifPaid: 'Entrega: {dates}, si paga enseguida',
  ifConfirmed: 'Entrega: {dates}, si confirma enseguida',
}

export const prices: Texts['prices'] = {
  lowest: 'Precio más bajo de los 30 días anteriores: ',
}

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
  blurb: 'ENVÍO A DOMICILIO',
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

export const sizes: Texts['sizes'] = {
  size: 'Talla',
  words: {
    Clothes: 'Ropa',
    Robes: 'Batas',
    Jeans: 'Vaqueros',
    Shoes: 'Zapatos',
    Socks: 'Calcetines',
    Uniforms: 'Uniformes',
    Hats: 'Sombreros',
    Belts: 'Cinturones',
    Gloves: 'Guantes',
    Rings: 'Anillos',
    Bangles: 'Brazaletes',
    Skates: 'Patines',
    Collars: 'Collares',
    Chest: 'Pecho',
    Waist: 'Cintura',
    Hips: 'Cadera',
    'Inside leg': 'Entrepierna',
    'Foot length': 'Largo del pie',
    Head: 'Contorno de cabeza',
    Hand: 'Contorno de mano',
    Neck: 'Cuello',
    Height: 'Estatura',
    Weight: 'Peso',
    Length: 'Largo',
    'Inner diameter': 'Diámetro interior',
    'Inner circumference': 'Circunferencia interior',
  },
}
