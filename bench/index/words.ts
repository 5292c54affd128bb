import { wordsReader } from '../../app/catalogue/index/similar/build-words.server'
import { wordsOfBase } from '../../app/catalogue/index/similar/shop-words.server'
import { idsByWords } from '../../tests/support/catalogue/ids-by-words'
import { madeUpProduct } from '../made-up-products'
import { saveResults } from '../results'
import { printTable } from '../table'

const ROUNDS = 300
const VOCABULARY = 120_000
const DESCRIBED_BY = 35
const SYLLABLES = 'ba ce di fo gu la me ni po ru sa te vi wo xu za bre clo dri fra'.split(' ')

const ASKED = {
  'words in another order': ['kettle oak velvet', 'lamps silver', 'glass of the royal sofa'],
  'frequent words': ['lamp', 'oak lamp chair', 'brand', 'bafoba cedifo'],
  'one typing error': ['hedphones', 'lmap', 'keybord steel', 'velvt kettel'],
  'nothing near': ['zzzzqqqq', 'xylophonist', 'qwerty uiopas dfghjk zxcvbn'],
  'eight words': ['velvet amber quiet nordic golden compact classic urban'],
  'synonyms and needs': [
    'gift for mum',
    'shoes',
    'sofa',
    'red lamp',
    'Kopfhörer',
    'keep warm in winter',
  ],
  'a word that goes on': ['velvet oa', 'steel spea', 'bac'],
}

/** Measures the index of products' words: `npm run bench -- words [products]`. */
export async function main([size = '1000000']: string[]) {
  const count = Number(size)
  const began = { clock: performance.now(), cpu: process.cpuUsage() }
  const reading = wordsReader()
  for (let id = 1; id <= count; id++) reading.take(rowOf(id))
  const base = { version: 1, token: null, ...reading.made() }
  const { user, system } = process.cpuUsage(began.cpu)
  const words = wordsOfBase(base)
  const figures: Record<string, number> = {
    products: count,
    'built in, s': (performance.now() - began.clock) / 1000,
    'built in, s of processor time': (user + system) / 1e6,
    'bytes a product': bytesOf(base) / count,
    'words of letters': base.letters.masks.length,
    'numbers and models': base.numbers.starts.length - 1,
    'resident at most, MB': process.resourceUsage().maxRSS / 1000,
  }
  for (const [kind, texts] of Object.entries(ASKED)) {
    const times: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const from = process.cpuUsage()
      idsByWords(words, texts[round % texts.length] as string, { lists: true })
      const { user, system } = process.cpuUsage(from)
      if (round >= ROUNDS / 10) times.push((user + system) / 1000)
    }
    times.sort((a, b) => a - b)
    figures[`${kind}: p50, ms`] = times[times.length >> 1] as number
    figures[`${kind}: p99, ms`] = times[Math.floor(0.99 * times.length)] as number
  }
  printTable(
    'Words of products, processor time',
    Object.entries(figures).map(([what, figure]) => ({ what, figure })),
  )
  saveResults('words', figures)
  return 0
}

/** Makes a row whose description has words as frequent as in a language. */
function rowOf(id: number): Parameters<ReturnType<typeof wordsReader>['take']>[0] {
  const { title, brand, category, rating } = madeUpProduct(id)
  let seed = id
  const described = Array.from({ length: DESCRIBED_BY }, () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    return word(Math.floor(VOCABULARY ** (seed / 2 ** 32)))
  })
  return [id, title, brand, category, described.join(' '), rating * 100]
}

function word(number: number) {
  let text = ''
  for (let rest = number + 400; rest > 0; rest = Math.floor(rest / SYLLABLES.length))
    text += SYLLABLES[rest % SYLLABLES.length]
  return text
}

const bytesOf = (value: unknown): number => {
  if (ArrayBuffer.isView(value)) return value.byteLength
  if (typeof value !== 'object' || value === null) return 0
  return Object.values(value).reduce((sum: number, part) => sum + bytesOf(part), 0)
}
