import { expect, test } from 'vitest'
import { needlesOf, searchText } from './search-text'

const text = searchText(
  'EX-01ABCD-23XYZ',
  {
    firstName: 'Zoë',
    lastName: 'Müller',
    company: 'Blau & Söhne',
    country: 'DE',
    street: 'Weg 1',
    city: 'Ulm',
    postCode: '89073',
    phone: '+4917012345678',
    email: 'Zoe@Example.com',
  },
  ['TS-RED-M'],
)
const finds = (search: string) =>
  needlesOf(search).every((one) => one.some((needle) => text.includes(needle)))

test.each([
  'ex-01abcd',
  '01ABCD23',
  'zoe muller',
  'Müller, Zoë'.replace(',', ''),
  'söhne',
  'zoe@example',
  'ts-red',
  '+49 170 1234',
  '0170 12345678'.slice(1),
  '5678',
  '  ',
])('an order is found by "%s"', (search) => {
  expect(finds(search)).toBe(true)
})

test.each(['ex-99', 'anna', 'zoe anna', '%', '_', '+49 171'])(
  'no order is found by "%s"',
  (search) => {
    expect(finds(search)).toBe(false)
  },
)

test('streets and towns are not searched', () => {
  expect(finds('Ulm')).toBe(false)
})

const bengali = searchText(
  'EX-01ABCD-23XYZ',
  {
    ...{ firstName: 'রহিমা', lastName: 'কলা\u09df', country: 'BD', street: 'রোড ১', city: 'ঢাকা' },
    ...{ postCode: '1205', phone: '+8801712345678', email: 'r@example.com' },
  },
  [],
)
const findsBengali = (search: string) =>
  needlesOf(search).every((one) => one.some((needle) => bengali.includes(needle)))

test.each(['রহিমা', 'কলা\u09af\u09bc', '০১৭১২ ৩৪৫৬৭৮', '+৮৮০১৭১২', '01712345678'])(
  'an order of a Bengali name is found by "%s"',
  (search) => {
    expect(findsBengali(search)).toBe(true)
  },
)

test.each(['রহমা', 'রহিম আলী', 'কোলায়', '০১৮১২'])(
  'an order of a Bengali name is not found by "%s"',
  (search) => {
    expect(findsBengali(search)).toBe(false)
  },
)
