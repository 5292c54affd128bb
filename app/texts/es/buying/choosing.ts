import type { Texts } from '../../texts'

export const choosing: Texts['choosing'] = {
  choose: { Size: 'Elija una talla', Colour: 'Elija un color', Color: 'Elija un color' },
  chooseOther: 'Por favor, elija: {option}',
  soldOut: 'agotado',
  unavailable: 'no disponible en esta elección',
  from: 'Desde',
  show: 'Mostrar esta elección',
  sizeGuide: 'Guía de tallas',
  letGo: '{value} no existe en {chosen}: elija de nuevo, por favor.',
  soldOutChoice: 'Esta elección está agotada por ahora. Puede que haya otras disponibles.',
}
