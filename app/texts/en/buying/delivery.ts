/** The days of an order's arrival. Weekdays begin with Sunday, months with January. */
export const delivery = {
  weekdays: 'Sun Mon Tue Wed Thu Fri Sat',
  months: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  day: '{weekday} {day}',
  first: '1',
  arrives: 'Arrives {dates}',
  home: 'Arrives {dates} in Bangladesh',
  to: 'Arrives {dates}, post code {code}',
  inDays: 'Arrives in {days} working days, in Bangladesh',
  ifPaid: 'Arrives {dates} if you pay at once',
  ifConfirmed: 'Arrives {dates} if you confirm at once',
}
