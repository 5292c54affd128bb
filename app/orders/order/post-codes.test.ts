import { expect, test } from 'vitest'
import { COUNTRIES } from './countries'
import { asksPostCode } from './post-codes'

test('a post code is asked for where people know theirs', () => {
  const unasked = COUNTRIES.filter((country) => !asksPostCode(country))
  expect(unasked.join(' ')).toBe(
    'AE AG AO AQ AW BF BH BI BJ BO BQ BS BV BW BZ CD CF CG CI CK CL CM CO CW DJ DM EC EG ER ET FJ GA GD GH GM GQ GY HK IQ JM JO KE KH KI KM KN KW LA LB LC LR LY ML MO MR MS MW MZ NG NR NU OM PA PE PS QA RW SB SC SD SL SN SR SS ST SX SY TD TF TG TK TL TO TT TV TZ UG VE VU WS YE ZM ZW',
  )
  for (const wrong of ['', '(', '((', 'a', 'ng']) expect(asksPostCode(wrong)).toBe(true)
})
