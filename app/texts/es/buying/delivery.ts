import type { Texts } from '../../texts'

export const delivery: Texts['delivery'] = {
  weekdays: 'dom lun mar mié jue vie sáb',
  months: 'ene feb mar abr may jun jul ago sept oct nov dic',
  day: '{weekday} {day}',
  first: '1',
  arrives: 'Entrega: {dates}',
  home: 'Entrega en Bangladesh: {dates}',
  to: 'Entrega: {dates}, código postal {code}',
  inDays: 'Entrega en {days} días laborables (Bangladesh)',
  ifPaid: 'Entrega: {dates}, si paga enseguida',
  ifConfirmed: 'Entrega: {dates}, si confirma enseguida',
}
