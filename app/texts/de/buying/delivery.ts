import type { Texts } from '../../texts'

export const delivery: Texts['delivery'] = {
  weekdays: 'So. Mo. Di. Mi. Do. Fr. Sa.',
  months: 'Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.',
  day: '{weekday}, {day}.',
  first: '1',
  arrives: 'Lieferung: {dates}',
  home: 'Lieferung in Bangladesch: {dates}',
  to: 'Lieferung: {dates}, Postleitzahl {code}',
  inDays: 'Lieferung in {days} Werktagen (Bangladesch)',
  ifPaid: 'Lieferung: {dates}, wenn Sie gleich bezahlen',
  ifConfirmed: 'Lieferung: {dates}, wenn Sie gleich bestätigen',
}
