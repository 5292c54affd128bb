import { config } from '../../app/config.server'
import { checkOpening } from '../../app/content/opening/opening-state.server'
import { publishedSlugs } from '../../app/content/pages/stored-pages.server'
import type { Database } from '../../app/database/tables.server'
import { describeFindings, type Finding, must } from '../../app/settings/finding'
import { settings } from '../../app/settings/settings.server'
import { checkPages, checkSettings } from '../../app/settings/settings-check'
import type { Command } from '../command'
import { readOptions } from '../options'
import { printJson } from '../printing'
import { checkCategories } from './category-check'
import { checkDatabase, checkDesk, knownTimes } from './data-check'
import { checkDemoLeft } from './demo-check'
import { checkClock, checkDisk, checkMail } from './machine-check'
import { checkPayments } from './payment-check'
import { checkPictures } from './picture-check'
import { checkServer } from './server-check'

/** Makes all checks, with the shop's settings as they are known now. */
export async function examine(db: Database): Promise<Finding[]> {
  return [
    ...(await checkOpening(db)),
    ...(await checkDemoLeft(db, config)),
    ...checkSettings(settings(), config),
    ...checkPages(settings(), await publishedSlugs(db)),
    ...(await checkMail(config)),
    ...checkDisk(config),
    ...checkClock(config, await knownTimes(db)),
    ...(await checkDatabase(db, config)),
    ...(await checkPictures(db)),
    ...(await checkCategories(db)),
    ...(await checkDesk(db)),
    ...(await checkPayments(db, settings())),
    ...checkServer(config),
  ]
}

/** The line that closes a report. */
export const AT_THE_DESK = 'Settings and pages can be written at the desk too: /desk, Settings.'

export const todos = (findings: readonly Finding[]) =>
  findings.filter(({ state }) => state === 'todo')

function report(args: string[], findings: Finding[], print: (line: string) => void) {
  const values = readOptions(args, { json: 'flag' })
  const left = todos(findings).length
  if (values.json) printJson(print, findings)
  else {
    print(describeFindings(findings))
    const known = findings.some(({ area }) => area === 'settings' || area === 'pages')
    if (left === 0) print('\nNothing must be done.')
    else print(`\n${left} to do.${known ? `\n${AT_THE_DESK}` : ''}`)
  }
  return left === 0 ? 0 : 1
}

export const doctor: Command = {
  usage: '[--json]',
  about:
    'Says what must be done before the shop opens, or is wrong by now: settings, legal pages, mail, disk, clock, database, pictures, names of categories, payment providers, ends of the server. Exit code 1 when there is something.',
  async run(args, { db, print }) {
    return report(args, await examine(db), print)
  },
  /** The shop's own settings are in the database, so nothing is said about them. */
  async broken(args, line, { print }) {
    const findings = [
      must('database', line, 'Look at DATA_DIR and DATABASE_URL, or restore a backup.'),
      ...checkDisk(config),
      ...checkClock(config, []),
      ...checkServer(config),
      ...(await checkMail(config)),
    ]
    return report(args, findings, print)
  },
}
