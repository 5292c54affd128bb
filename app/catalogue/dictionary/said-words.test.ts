import { expect, test } from 'vitest'
import { isSaidAs, saidOf } from './said-words'
import { askedWords, wordsInText } from './word-forms'

const said = (typed: string, title: string) => {
  const [one] = askedWords(typed).map(saidOf)
  const [other] = wordsInText(title).map(saidOf)
  return !!one && !!other && isSaidAs(one, other)
}

test.each([
  ['jamdani', 'জামদানি'],
  ['jamdani', 'जामदानी'],
  ['sari', 'শাড়ি'],
  ['saree', 'শাড়ী'],
  ['shari', 'শাড়ি'],
  ['gamcha', 'গামছা'],
  ['gamchha', 'গামছা'],
  ['modhu', 'মধু'],
  ['lungi', 'লুঙ্গি'],
  ['panjabi', 'পাঞ্জাবি'],
  ['punjabi', 'পাঞ্জাবি'],
  ['topi', 'টুপি'],
  ['ilish', 'ইলিশ'],
  ['mishti', 'মিষ্টি'],
  ['achar', 'আচার'],
  ['nakshi', 'নকশি'],
  ['zari', 'ज़री'],
  ['phul', 'ফুল'],
  ['fan', 'ফ্যান'],
  ['payel', 'পায়েল'],
  ['pashmina', 'पश्मीना'],
  ['shawl', 'शाल'],
  ['kurta', 'कुर्ता'],
  ['dupatta', 'दुपट्टा'],
  ['khadi', 'खादी'],
  ['sangeet', 'संगीत'],
  ['mehndi', 'मेहंदी'],
  ['kurta', 'કુર્તા'],
  ['phulkari', 'ਫੁਲਕਾਰੀ'],
  ['pattu', 'పట్టు'],
  ['kasavu', 'കസവു'],
])('%s is %s, and the other way round', (latin, indian) => {
  expect(said(latin, indian)).toBe(true)
  expect(said(indian, latin)).toBe(true)
})

test.each([
  ['sari', 'সুর'],
  ['topi', 'টাকা'],
  ['sari', 'sari'],
  ['chai', 'चाय'],
  ['katan', 'কিতাব'],
  ['seed', 'শাড়ি'],
  ['fan', 'পান'],
  ['12', '১২'],
])('%s is not %s', (one, other) => {
  expect(said(one, other)).toBe(false)
})
