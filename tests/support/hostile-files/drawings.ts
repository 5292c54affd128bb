import { type HostileFile, repeated } from './hostile-file'

const LETTERS = 190_000
const svg = (inside: string, box = '0 0 100 20') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${inside}</svg>`
const of = (text: string, count = LETTERS) => repeated(text, count).toString()
const logo = (name: string, answer: RegExp, text: () => string): HostileFile => ({
  name: `${name}.svg`,
  door: 'logo',
  answer,
  bytes: () => Buffer.from(text()),
})
const page = (name: string, answer: RegExp, text: () => string): HostileFile => ({
  name: `${name}.md`,
  door: 'page',
  answer,
  bytes: () => Buffer.from(text()),
})

/** Nests drawings: each group draws the one before ten times. */
const uses = (depth: number) =>
  `<defs><g id="g0"><rect width="1" height="1"/></g>${Array.from({ length: depth }, (_, at) => `<g id="g${at + 1}">${`<use href="#g${at}"/>`.repeat(10)}</g>`).join('')}</defs><use href="#g${depth}"/>`

export const hostileDrawings: HostileFile[] = [
  logo('doctypes', /422 .*(declares entities|is no SVG)/, () => of('<!DOCTYPE ', 90_000)),
  logo('tags-without-end', /422 .*(tags|is no SVG)/, () => of('<a>')),
  logo('deep', /422 .*nested more than 60 deep/, () => svg('<g>'.repeat(90) + '</g>'.repeat(90))),
  logo(
    'entities',
    /422 .*declares entities/,
    () => `<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]>${svg('<text>&b;</text>')}`,
  ),
  logo('uses', /422 .*cannot be drawn/, () => svg(uses(9))),
  logo('many-elements', /422 .*more than 10000 tags/, () => svg('<g/>'.repeat(45_000))),
  logo('script', /422 .*does more than draw/, () => svg('<script>alert(1)</script>')),
  logo('huge-box', /(200|422)/, () => svg('<rect width="9" height="9"/>', '0 0 1e30 1e30')),
  logo('long-path', /(200|422)/, () => svg(`<path d="${of('M0 0L9 9', 180_000)}"/>`)),
  logo('too-long', /422 .*longer than 200000 letters/, () => svg(of('<g/>', 9_000_000))),
]

export const hostilePages: HostileFile[] = [
  page('brackets', /200/, () => of('[', 100_000)),
  page('spaces', /200/, () => `# a${' '.repeat(99_990)}b`),
  page('hashes', /200/, () => `# ${'#'.repeat(99_990)}b`),
  page(
    'references',
    /422 .*more than 1000000 letters/,
    () => `[a]: ${'x'.repeat(2000)}\n\n${of('[a]', 90_000)}`,
  ),
  page(
    'wide-table',
    /(200|422)/,
    () => `${'x|'.repeat(2000)}\n${'-|'.repeat(2000)}\n${'|\n'.repeat(40_000)}`,
  ),
  page('nested', /200/, () => of('> - ', 100_000)),
  page('ticks', /200/, () => Array.from({ length: 440 }, (_, at) => `e${'`'.repeat(at)}`).join('')),
  page('too-long', /422/, () => of('a', 100_001)),
]
