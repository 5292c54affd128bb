import { existsSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { SingleBar } from 'cli-progress'
import type { ImportTold, NotImported } from '../app/catalogue/incoming/files/import-task.server'
import { BrokenOff, runImport } from '../app/catalogue/incoming/files/run-import.server'
import { sourceOfHost } from '../app/catalogue/incoming/host-rows.server'
import type { ImportReport } from '../app/catalogue/incoming/import-products.server'
import { engineOf } from '../app/database/tables.server'
import { csv } from '../app/files/csv'
import { type Command, type CommandContext, NotDone, UsageError } from './command'
import { onlyWord, readWords } from './options'

const REPORTED_ROWS = 20
/** A file that lacks more than this share of the products is more likely the wrong file. */
const MOST_UNLISTED = 0.1
/** Rows a transaction: nobody waits for this process, but on SQLite orders wait for one. */
const AT_ONCE = { sqlite: 250, postgres: 1000 }
const HINT = '. If that is meant, add --yes'

export const importCommand: Command = {
  usage:
    '<file.csv|file.xlsx|file.ndjson|file.json|https://host> [--sheet <name>] [--pictures <folder|zip>] [--dry-run] [--report <refused.csv>] [--replace [--yes]] [--set-stock]',
  about:
    'Add and update products; --dry-run tells what would become of them and changes nothing, --report writes the refused rows and why. An .xlsx file is read from its first sheet, or the one of --sheet. With --pictures, file names in the columns images and thumbnail are those of the folder or archive. A row is about the product of its sku, else of its id; without an id a new one gets its own. A product that is there keeps what the file has no column for. --replace no longer lists the others, and changes nothing when a row is refused or more than a tenth would go, unless --yes; --set-stock takes the stock as counted, whatever was sold here since.',
  creates: true,
  async run(args, shop) {
    const { values, positionals } = readWords(args, {
      'dry-run': 'flag',
      report: 'text',
      replace: 'flag',
      sheet: 'text',
      pictures: 'text',
      'set-stock': 'flag',
      yes: 'flag',
    })
    const from = onlyWord(positionals, 'the file or host', 'one file or host at a time')
    const host = /^https?:\/\//i.test(from)
    if (!host && !existsSync(from)) throw new UsageError(`there is no file ${from}`)
    if (values.sheet !== undefined && !/\.xlsx$/i.test(from))
      throw new UsageError('only an .xlsx file has sheets')
    if (host && values.pictures !== undefined)
      throw new UsageError('the pictures of a host are fetched from it')
    const bar = progress(shop)
    const outcome = await runImport(
      shop.db,
      host ? { host: from } : { file: from, sheet: values.sheet, pictures: values.pictures },
      {
        source: host ? sourceOfHost(from) : 'file',
        unlistFrom: values.replace ? 'all' : undefined,
        setStock: values['set-stock'],
        partial: !host,
        dryRun: values['dry-run'],
        atOnce: AT_ONCE[engineOf(shop.db)],
        ...(values.replace && !values.yes && { mostRejected: 0, mostUnlisted: MOST_UNLISTED }),
      },
      { urgency: 'asked', onTold: bar.tell },
    )
      .catch((error) => brokenOff(error, from))
      .finally(bar.stop)
    if (!outcome.ok) throw new NotDone(notImported(outcome))
    const { report, pictures } = outcome
    printReport(report, shop, { from: basename(from), dryRun: values['dry-run'] })
    if (pictures) shop.print(`${pictures.kept} pictures new, ${pictures.there} there already`)
    if (values.report) writeRefused(values.report, report)
    return report.rejectedCount > 0 ? 1 : 0
  },
}

interface Refused extends NotImported {
  stored?: BrokenOff['stored']
}

const notImported = ({ reason, tooMuchLost, stored }: Refused) =>
  stored
    ? `Broken off: ${reason}. ${stored.done} of ${stored.of} products are stored; import it again for the others.`
    : `Nothing was changed: ${reason}${tooMuchLost ? HINT : ''}`

/** Says that the process that read the source was ended. */
function brokenOff(error: unknown, from: string) {
  if (!(error instanceof BrokenOff)) throw error
  const { message, stored } = error
  const reason = `${from} ${message}`
  return { ok: false as const, reason, tooMuchLost: false, stored }
}

function progress({ warn }: CommandContext) {
  const bar = process.stderr.isTTY
    ? new SingleBar({ format: '{step} [{bar}] {value}/{total}', stream: process.stderr })
    : undefined
  let stores = false
  return {
    tell({ read, stored, unknownColumns }: ImportTold) {
      if (unknownColumns)
        warn(`No product has these columns, they are left out: ${unknownColumns.join(', ')}`)
      if (!bar) return
      if (read !== undefined) process.stderr.write(`\rReading… ${read}`)
      if (!stored) return
      if (!stores) {
        process.stderr.write('\n')
        bar.start(stored.of, 0, { step: 'Storing' })
      }
      stores = true
      bar.update(stored.done)
    },
    stop() {
      if (stores) bar?.stop()
    },
  }
}

const writeRefused = (file: string, { rejected }: ImportReport) =>
  writeFileSync(
    file,
    csv(
      ['row', 'reason'],
      rejected.map(({ row, reason }) => [row, reason]),
    ),
  )

function printReport(
  report: ImportReport,
  { print, warn }: CommandContext,
  { from, dryRun }: { from: string; dryRun?: boolean },
) {
  const { read, added, changed, restocked, unchanged, unlisted, rejected, rejectedCount } = report
  if (dryRun) print('Nothing was changed. It would be:')
  print(
    `${read} read: ${added} added, ${changed} changed, ${restocked} restocked, ${unchanged} as they were, ${unlisted} no longer listed, ${rejectedCount} rejected`,
  )
  if (report.discounts !== undefined)
    print(
      `${report.discounts} name a discount or a price before: the shop crosses out only prices that it has asked itself, so these show nothing`,
    )
  if (report.inPounds !== undefined)
    print(
      `${report.inPounds} name their weight in pounds, by the column weight: for kilograms, the unit of this shop, call it weightKg`,
    )
  if (report.inKilograms !== undefined)
    print(
      `${report.inKilograms} name their weight by the column weight, which was read in kilograms, the unit of this shop`,
    )
  for (const { row, reason } of rejected.slice(0, REPORTED_ROWS))
    warn(`  ${from}, row ${row}: ${reason}`)
  if (rejectedCount > REPORTED_ROWS) warn(`  … and ${rejectedCount - REPORTED_ROWS} more`)
}
