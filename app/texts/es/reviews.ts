import type { Texts } from '../texts'

export const review: Texts['review'] = {
  title: 'Escribir una opinión',
  order: 'Pedido {number}',
  text: 'Cuente a los demás qué le parece. Leemos cada opinión antes de publicarla.',
  waits:
    'Su opinión se publicará después de que la leamos. Hasta entonces todavía puede cambiarla.',
  stars: 'Su valoración',
  starCount: { one: '{count} estrella', other: '{count} estrellas' },
  reviewTitle: 'Título',
  optional: '(opcional)',
  reviewText: 'Su opinión',
  name: 'Nombre que se muestra',
  photos: 'Fotos',
  photosHint: 'Hasta {most} fotos: JPEG, PNG, WebP o AVIF. Borramos el lugar donde se tomaron.',
  addPhotos: 'Añadir fotos',
  takePhoto: 'Hacer una foto',
  yourPhoto: 'Su foto {position}',
  removePhoto: 'Quitar',
  removeNew: 'Quitar {file}',
  photosChosen: { one: '{count} foto elegida', other: '{count} fotos elegidas' },
  photosAgain: 'Vuelva a elegir sus fotos: el navegador no las conserva.',
  photosTooLarge:
    'Estas fotos juntas son demasiado grandes: {most} MB como máximo. Vuelva atrás, elija menos o más pequeñas y envíelas de nuevo.',
  photoFaults: {
    large: '{file} es demasiado grande: {most} MB como máximo.',
    kind: '{file} no es una imagen JPEG, PNG, WebP o AVIF.',
    pixels: '{file} tiene demasiados píxeles. Elija una versión más pequeña.',
    damaged: '{file} no se puede abrir. Elija otra foto.',
    many: 'Elija {most} fotos como máximo.',
  },
  aFile: 'Una foto',
  send: 'Enviar la opinión',
  sending: 'Un momento…',
  sent: '¡Gracias! Hemos recibido su opinión. La leemos antes de publicarla.',
  change: 'Cambiar la opinión',
  problems: 'Corrija los campos marcados.',
  errors: {
    stars: 'Elija de una a cinco estrellas.',
    noName: 'Introduzca el nombre que se mostrará.',
    noText: 'Escriba unas palabras.',
    long: 'Es demasiado largo: {most} caracteres como máximo.',
    mismatch: 'Esto no se puede mostrar: no tiene ninguna letra o tiene caracteres invisibles.',
  },
  tooMany: 'Demasiados intentos. Espere un poco e inténtelo de nuevo; lo que escribió sigue aquí.',
  away: 'Ahora mismo no se puede guardar la opinión. Inténtelo de nuevo en un momento; lo que escribió sigue aquí.',
  offline:
    'La opinión no nos ha llegado. Compruebe su conexión e inténtelo de nuevo; lo que escribió sigue aquí.',
  lookedAt: 'Ya hemos leído su opinión, así que no se puede cambiar.',
  closed: 'Este pedido no se puede valorar.',
  states: {
    published: 'Su opinión está publicada. ¡Gracias!',
    hidden: 'Su opinión no está publicada.',
    early: 'Podrá escribir una opinión en cuanto su paquete esté en camino.',
    cancelled: 'Este pedido está cancelado, así que no hay nada que valorar.',
    over: 'Este pedido ya no se puede valorar.',
  },
  reason: 'El motivo: {reason}',
}

export const reviewAnswers: Texts['reviewAnswers'] = {
  by: 'Respuesta de {shop}',
  photo: 'Foto {position} de {count} ({name})',
  all: 'Todas',
  withPhotos: 'Con fotos',
}
