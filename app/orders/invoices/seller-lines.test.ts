import { expect, test } from 'vitest'
import { sellerLines } from './seller-lines'

const WORDS = { taxNumber: 'Tax number', vatNumber: 'VAT number' }
const SELLER = { name: 'Meera', address: [], phone: '', email: '' }

test.each([
  ['29AABCM1234F1Z5', 'GSTIN 29AABCM1234F1Z5'],
  ['GSTIN: 29AABCM1234F1Z5', 'GSTIN 29AABCM1234F1Z5'],
  ['CNPJ 12.345.678/0001-95', 'CNPJ 12.345.678/0001-95'],
  ['TIN: 10234567-0001', 'TIN: 10234567-0001'],
  ['ATU12345678', 'VAT number ATU12345678'],
  ['CHE 123.456.789 MWST', 'VAT number CHE 123.456.789 MWST'],
  ['22/815/08150', 'Tax number 22/815/08150'],
])('a seller’s number %s is called what it is', (taxNumber, line) => {
  expect(sellerLines({ ...SELLER, taxNumber }, WORDS)).toEqual(['Meera', line])
})
