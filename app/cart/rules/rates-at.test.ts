import { expect, test } from 'vitest'
import { ratesAt } from './rates-at'

const money = {
  taxClasses: ['standard'],
  taxRates: [
    { country: 'US', region: 'NY', class: 'standard', percent: 8.875 },
    { country: 'US', region: 'California', class: 'standard', percent: 7.25 },
    { country: 'US', region: 'Bronx', class: 'standard', percent: 9 },
    { country: 'US', class: 'standard', percent: 1 },
    { country: 'CA', region: 'Quebec', class: 'standard', percent: 14.975 },
    { country: 'FR', region: 'Corse', class: 'standard', percent: 10 },
    { country: 'FR', class: 'standard', percent: 20 },
  ],
}

test.each([
  [{ country: 'US', county: 'NY' }, 8.875],
  [{ country: 'US', county: 'new york' }, 8.875],
  [{ country: 'US', county: 'N.Y.' }, 8.875],
  [{ country: 'US', postCode: '10001-1234' }, 8.875],
  [{ country: 'US', county: 'Kings', postCode: '11201' }, 8.875],
  [{ country: 'US', county: 'Bronx', postCode: '10451' }, 9],
  [{ country: 'US', county: 'CA', postCode: '10001' }, 7.25],
  [{ country: 'US', postCode: '94105' }, 7.25],
  [{ country: 'US', postCode: '07030' }, 1],
  [{ country: 'US', county: 'Oregon' }, 1],
  [{ country: 'US' }, 1],
  [{ country: 'CA', county: 'QC' }, 14.975],
  [{ country: 'CA', county: 'Québec' }, 14.975],
  [{ country: 'CA', postCode: 'h2y 1c6' }, 14.975],
  [{ country: 'CA', postCode: 'M5V 2T6' }, 0],
  [{ country: 'FR', county: ' CORSE ', postCode: '10000' }, 10],
  [{ country: 'FR', postCode: '20000' }, 20],
])('the rate at %j is %d per cent', (place, percent) => {
  expect(ratesAt(money, place)).toEqual([{ class: 'standard', percent }])
})
