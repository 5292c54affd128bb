import { globSync, readFileSync } from 'node:fs'
import { MOMENTS } from '../tests/support/clock/moments.mjs'
import { run } from './install.mjs'

const SAYS_TIME =
  /DAY|HOUR|[Cc]lock|[Mm]oment|timeZone|TIME_ZONE|[Ss]chedul|[Ee]xpire|[Pp]eriod|codeOf|[Aa]rriv|[Dd]ays\b|placedAt|[Bb]ackup|fixtures\/|useFakeTimers|Date\.parse|Date\.now\(\) [-+]|new Date\(/
/** Matches browser tests about time, where many of those words are only words of pages. */
const BROWSER_SAYS_TIME = /page\.clock|Arrives|backdate|period=|TOTP|Date\.now\(\) [-+]/
const BEFORE_BROWSERS_MS = 40_000
/** Matches paths whose database reads its own clock; elsewhere times come from this process. */
const READS_DATABASE_CLOCK = /^(app[/]database|cli[/](doctor|backup|restore))/

const saying = (pattern, files) =>
  globSync(files).filter((path) => pattern.test(readFileSync(path, 'utf8')))

/** Tests that look at the time, or whose subject does: the file of the same name beside them. */
const unitFiles = globSync('{app,cli}/**/*.test.{ts,tsx}')
  .concat(globSync('tests/*.test.ts'))
  .filter((path) => !path.includes('.data.test.'))
  .filter((path) =>
    [path, ...globSync(path.replace(/test\.(tsx?)$/, '{server.,}{ts,tsx}'))].some((file) =>
      SAYS_TIME.test(readFileSync(file, 'utf8')),
    ),
  )
const dataFiles = saying(SAYS_TIME, '{app,cli}/**/*.data.test.ts')
const vitest = (project, files) => ['vitest', 'run', '--project', project, ...files]

const SUITES = {
  unit: { command: vitest('unit', unitFiles) },
  data: {
    command: vitest(
      'data',
      dataFiles.filter((path) => !READS_DATABASE_CLOCK.test(path)),
    ),
    env: { TEST_ENGINE: 'sqlite' },
  },
  'data of both engines': {
    command: vitest(
      'data',
      dataFiles.filter((path) => READS_DATABASE_CLOCK.test(path)),
    ),
  },
  browser: {
    command: ['playwright', 'test', ...saying(BROWSER_SAYS_TIME, 'tests/e2e/**/*.spec.ts')],
  },
}

const [wanted = ''] = process.argv.slice(2)
const results = MOMENTS.filter((moment) => moment.join().includes(wanted)).flatMap(
  ([name, at, zone]) =>
    Object.entries(SUITES).map(([suite, { command, env }]) => {
      const begin = suite === 'browser' ? Date.parse(at) - BEFORE_BROWSERS_MS : Date.parse(at)
      const [tool, ...given] = command
      const began = performance.now()
      const { status, stdout } = run(tool, given, {
        env: { NODE_ENV: 'test', TEST_MOMENT: new Date(begin).toISOString(), TZ: zone, ...env },
        stdio: ['ignore', 'pipe', 'inherit'],
        encoding: 'utf8',
        maxBuffer: 2 ** 30,
      })
      if (status !== 0) console.log(stdout)
      const seconds = Math.round((performance.now() - began) / 1000)
      const ended = status === 0 ? 'ok' : 'FAILED'
      const passed = stdout.match(/\d+ passed/g)?.at(-1) ?? 'none passed'
      console.log([ended, at, zone, name, suite, passed, `${seconds} s`].join(' | '))
      return status
    }),
)
if (results.length === 0) console.error(`no moment holds "${wanted}"`)
process.exitCode = results.length > 0 && results.every((status) => status === 0) ? 0 : 1
