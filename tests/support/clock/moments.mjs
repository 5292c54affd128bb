/**
 * Moments at which a file of tests begins, and the zones of its machine: every weekday, the ends of
 * day, month and year in UTC and in the shop's zone (Asia/Dhaka), 29 February, both changes of
 * clocks, a public holiday there (16 December), and the hour of the backup. They are seconds early,
 * so that the tests run over the moment.
 */
export const MOMENTS = [
  ['Monday, the last order of a day (delivery)', '2027-06-07T13:59:55+06:00', 'UTC'],
  ['Tuesday, the hour of the backup', '2027-06-08T03:29:55Z', 'UTC'],
  ['Wednesday 23:59 in UTC', '2027-06-09T23:59:55Z', 'UTC'],
  ['Thursday 00:01 in UTC', '2027-06-10T00:01:00Z', 'UTC'],
  ['Friday 23:59 in Dhaka', '2027-06-11T23:59:55+06:00', 'Asia/Dhaka'],
  ['Saturday 00:01 in Dhaka', '2027-06-12T00:01:00+06:00', 'Asia/Dhaka'],
  ['Sunday', '2027-06-13T12:00:00+06:00', 'America/Los_Angeles'],
  ['a public holiday', '2027-12-16T10:00:00+06:00', 'Asia/Dhaka'],
  ['the end of a month in Dhaka', '2027-04-30T23:59:55+06:00', 'America/Los_Angeles'],
  ['the end of a year in UTC', '2027-12-31T23:59:55Z', 'UTC'],
  ['the end of a year in Dhaka', '2027-12-31T23:59:55+06:00', 'Asia/Dhaka'],
  ['the beginning of a year', '2028-01-01T00:01:00+06:00', 'America/Los_Angeles'],
  ['28 to 29 February', '2028-02-28T23:59:55+06:00', 'Europe/Vienna'],
  ['29 February to 1 March', '2028-02-29T23:59:55+06:00', 'Asia/Dhaka'],
  ['clocks go forward in Vienna', '2027-03-28T01:59:55+01:00', 'Europe/Vienna'],
  ['clocks go back in Vienna', '2027-10-31T02:59:55+02:00', 'Europe/Vienna'],
  ['clocks go forward in Los Angeles', '2027-03-14T01:59:55-08:00', 'America/Los_Angeles'],
  ['clocks go back in Los Angeles', '2027-11-07T01:59:55-07:00', 'America/Los_Angeles'],
  ['years ahead', '2031-12-31T23:59:55+06:00', 'America/Los_Angeles'],
]
