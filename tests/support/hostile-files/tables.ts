import { type HostileFile, repeated } from './hostile-file'

const MB = 1024 * 1024
const HEAD = 'sku,title,category,price,stock\n'
const table = (...parts: (string | Buffer)[]) =>
  Buffer.concat(parts.map((part) => Buffer.from(part)))
const lines = (count: number, line: (at: number) => string) =>
  Buffer.from(Array.from({ length: count }, (_, at) => line(at)).join('\n'))

const csv = (name: string, answer: RegExp, bytes: HostileFile['bytes']): HostileFile => ({
  name: `${name}.csv`,
  door: 'import',
  answer,
  bytes,
})
const json = (name: string, answer: RegExp, bytes: HostileFile['bytes']): HostileFile => ({
  name,
  door: 'command',
  answer,
  bytes,
})

const VARIANT_HEAD = 'id,title,category,price,option1Name,option1Value\n'

export const hostileTables: HostileFile[] = [
  csv('one-line', /failed .*line 1 does not end within 4 MB/, () => repeated('a,b;c ', 49 * MB)),
  csv('commas', /failed .*has 3000001 columns; at most 500/, () =>
    table(repeated(',', 3_000_000), '\n'),
  ),
  csv('open-quote', /failed .*ends in the middle of row/, () =>
    table(HEAD, 'A,"', repeated('never ends\n', 20 * MB)),
  ),
  csv('quotes', /failed .*line 2 does not end within 4 MB/, () =>
    table(HEAD, repeated('"', 5 * MB)),
  ),
  csv('quotes-in-lines', /failed .*is no table from row/, () =>
    table(HEAD, '"a""b,"\n'.repeat(300_000)),
  ),
  csv('quotes-in-a-cell', /failed .*is no table from row 2/, () =>
    table(HEAD, 'A,', 'x"'.repeat(MB), ',light,5,1\n'),
  ),
  csv('wide-rows', /failed .*ends in the middle of row 3/, () =>
    table(HEAD, repeated('1,', 900_000), '\n', repeated('2,', 900_000), '\n'),
  ),
  csv('names-twice', /checked/, () =>
    table('sku,sku,title,title,category,price,price\nA,B,C,D,e,1,2\n'),
  ),
  csv('prototype', /checked .*1 added/, () =>
    table('__proto__,constructor,toString,sku,title,category,price\nx,y,z,A,Lamp,light,5\n'),
  ),
  csv('control-characters', /checked .*2 added/, () =>
    table(HEAD, 'A\u0000B,La\u0000mp\u0007,light\u202e,5,1\nC,\u{1f4a3}\u0301,x,5,1\n'),
  ),
  csv('not-text', /failed .*line 2 is not UTF-8 text/, () =>
    table(HEAD, repeated('\u00ff\u00fe', 1000), Buffer.from([0xff, 0xfe, 0x00])),
  ),
  csv('nothing', /failed .*no product in it/, () => Buffer.alloc(0)),
  csv('blank-lines', /failed .*no product in it/, () => table(HEAD, repeated('\n', 5 * MB))),
  csv('bad-rows', /failed .*no product in its first 20000 rows/, () =>
    table(HEAD, 'A,,,,\n'.repeat(200_000)),
  ),
  csv('long-cells', /failed .*no product in it/, () =>
    table(
      HEAD,
      ...Array.from({ length: 20 }, (_, at) =>
        table(`S${at},`, repeated('x', 900_000), ',a,1,1\n'),
      ),
    ),
  ),
  csv('long-numbers', /failed .*no product in it/, () =>
    table(HEAD, 'A,Lamp,light,', repeated('9', 500_000), ',1\nB,Lamp,light,1e999999999,1\n'),
  ),
  csv('variants-of-one', /failed .*no product in it/, () =>
    table(
      VARIANT_HEAD,
      lines(50_000, (at) => `7,Lamp,light,5,Size,v${at}`),
    ),
  ),
  csv('broken-between', /failed .*no product in its first 20000 rows/, () =>
    table(
      VARIANT_HEAD,
      lines(60_001, (at) => (at % 2 ? `1,2` : `${at + 1},Lamp,light,5,Size,S`)),
    ),
  ),

  json('deep.json', /Nothing was changed: .*(not JSON|neither a list|no product)/, () =>
    repeated('[', 5 * MB),
  ),
  json('deep-closed.json', /Nothing was changed: .*no product in it/, () =>
    table('[', repeated('[', 500_000), repeated(']', 500_000), ']'),
  ),
  json('cut.json', /Nothing was changed: not JSON/, () =>
    table('{"products":[', repeated('{"id":1},', 2 * MB)),
  ),
  json('line-ends.json', /Nothing was changed: not JSON/, () => repeated('\n', 30 * MB)),
  json('many-fields.json', /Nothing was changed: .*no product in it/, () =>
    table(
      '[{',
      lines(300_000, (at) => `"f${at}":1,`),
      '"id":"x"}]',
    ),
  ),
  json('fields-twice.json', /Nothing was changed: .*no product in it/, () =>
    table('[{"__proto__":{"id":7},"constructor":1', ',"id":"x"'.repeat(200_000), '}]'),
  ),
  json('numbers.json', /Nothing was changed: .*no product in it/, () =>
    table('[{"id":1', repeated('0', MB), ',"title":"x","category":"y","price":-1e400}]'),
  ),
  json('no-line-end.ndjson', /Nothing was changed: .*line 1 does not end within 16 MB/, () =>
    repeated('{"a":', 40 * MB),
  ),
  json('bad-lines.ndjson', /Nothing was changed: .*(no product|ends in the middle)/, () =>
    repeated('{"id":\n', 3 * MB),
  ),
]
