const PARTS = [
  ...['red', 'shoes', 'under 50', '€', '$20', 'size', 'XL', '42', 'cheap', 'gift for', 'hedphones'],
  ...['"', "'", '*', 'NEAR', 'NEAR(', 'AND', 'OR', 'NOT', '-', '--', ';', '\\', '%', '_', '^', '`'],
  ...[
    '(',
    '((((',
    '[',
    ']',
    '{1,9}',
    '.*',
    '(a+)+$',
    '\\d',
    '|',
    '+',
    '?',
    '$',
    '/',
    '<b>',
    '&amp;',
  ],
  ...[
    '\0',
    '\u202e',
    '\u200d',
    '\u200c',
    '\ufeff',
    '\ud800',
    '\udfff',
    '\u0301',
    '\u09cd',
    '\n',
    '\t',
  ],
  ...[
    'র\u200d্যাম',
    'শাড়ি',
    'ঘড়ি',
    'हिन्दी',
    'حذاء',
    'อาหาร',
    'лампа',
    'κρέμα',
    '日本語',
    '한국어',
    '👩‍👩‍👧',
    'ß',
    'Ǆ',
  ],
  ...[
    '1e309',
    '-0',
    'NaN',
    '0x41',
    '9'.repeat(40),
    'between 5 and',
    '5 - 5',
    'unter',
    'jusqu’à',
    '৫০',
  ],
  ...[
    'a'.repeat(60),
    'x'.repeat(2000),
    'of the and',
    'the',
    "l'",
    'd’',
    't-shirt',
    'a-b-c-d-e-f',
    '5 year old',
  ],
]

/** Yields searches that nobody means well by, the same for the same seed; at most 2,000 characters. */
export function* hostileSearches(count: number, seed = 1) {
  let state = seed
  const below = (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * limit)
  }
  for (let made = 0; made < count; made++) {
    const kind = below(10)
    const length = kind === 0 ? 400 : 1 + below(kind < 3 ? 40 : 6)
    const letters = Array.from({ length }, () =>
      kind === 1
        ? String.fromCodePoint(below(0x3000))
        : kind === 2
          ? String.fromCharCode(0x0300 + below(0x70), 0x0980 + below(0x80))
          : (PARTS[below(PARTS.length)] as string),
    )
    yield letters.join(below(3) === 0 ? '' : ' ').slice(0, 2000)
  }
}
