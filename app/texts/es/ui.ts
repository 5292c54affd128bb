import type { Texts } from '../texts'

export const ui: Texts['ui'] = {
  carousel: 'carrusel',
  slide: 'diapositiva',
  slideOf: '{position} de {count}',
  showSlide: 'Mostrar la diapositiva {position}',
  previous: 'Anterior',
  next: 'Siguiente',
  pause: 'Detener la rotación',
  play: 'Iniciar la rotación',
  close: 'Cerrar',
  breadcrumb: 'Ruta de navegación',
  notifications: 'Notificaciones',
  didYouMean: '¿Quiso decir {email}?',
  stars: 'Valoración: {rating} de {stars} estrellas',
  reviews: {
    one: '{count} opinión',
    other: '{count} opiniones',
  },
}
