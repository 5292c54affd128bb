import { existsSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { SingleBar } from 'cli-progress'
import { fileRows } from '../app/catalogue/incoming/file-rows.server'
import { hostRows, sourceOf } from '../app/catalogue/incoming/host-rows.server'
import { type ImportReport, importProducts } from '../app/catalogue/incoming/import-products.server'
import { RefusedSource, TooMuchLost } from '../app/catalogue/incoming/refused-source'
import { csv } from '../app/files/csv'
import { broughtPictures } from './catalogue/brought-pictures'
import { type Command, type CommandContext, required, UsageError } from './command'

const REPORTED_ROWS = 20
/** A file that lacks more than this share of the products is more likely the wrong file. */
const MOST_UNLISTED = 0.1
const HINT = '. If that is meant, add --yes'

export const importCommand: Command = {
  usage:
    '<file.csv|file.xlsx|file.ndjson|file.json|https://host> [--sheet <name>] [--pictures <folder|zip>] [--dry-run] [--report <refused.csv>] [--replace [--yes]] [--set-stock]',
  about:
    'Add and update products; --dry-run tells what would become of them and changes nothing, --report writes the refused rows and why. An .xlsx file is read from its first sheet, or the one of --sheet. With --pictures, file names in the columns images and thumbnail are those of the folder or archive. A row is about the product of its sku, else of its id; without an id a new one gets its own. A product that is there keeps what the file has no column for. --replace no longer lists the others, and changes nothing when a row is refused or more than a tenth would go, unless --yes; --set-stock takes the stock as counted, whatever was sold here since.',
  creates: true,
  async run(args, shop) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        'dry-run': { type: 'boolean' },
        report: { type: 'string' },
        replace: { type: 'boolean' },
        sheet: { type: 'string' },
        pictures: { type: 'string' },
        'set-stock': { type: 'boolean' },
        yes: { type: 'boolean' },
      },
    })
    const from = required(positionals[0], 'the file or host')
    if (positionals.length > 1) throw new UsageError(`one file or host at a time`)
    const host = /^https?:\/\//i.test(from)
    if (!host && !existsSync(from)) throw new UsageError(`there is no file ${from}`)
    if (values.sheet !== undefined && !/\.xlsx$/i.test(from))
      throw new UsageError('only an .xlsx file has sheets')
    if (host && values.pictures !== undefined)
      throw new UsageError('the pictures of a host are fetched from it')
    const source = host ? sourceOf(from) : 'file'
    const bar = progress(shop)
    let pictures: Awaited<ReturnType<typeof broughtPictures>> | undefined
    try {
      const rows = host ? hostRows(from) : fileRows(from, unknownColumns(shop), values.sheet)
      if (values.pictures !== undefined)
        pictures = await broughtPictures(values.pictures, values['dry-run'])
      const report = await importProducts(shop.db, pictures?.within(rows) ?? rows, {
        source,
        unlistFrom: values.replace ? await sourcesOf(shop) : undefined,
        setStock: values['set-stock'],
        partial: !host,
        dryRun: values['dry-run'],
        ...(values.replace && !values.yes && { mostRejected: 0, mostUnlisted: MOST_UNLISTED }),
        onRead: bar.read,
        onStored: bar.stored,
      })
      bar.stop()
      printReport(report, shop, { from: basename(from), dryRun: values['dry-run'] })
      if (pictures) shop.print(pictures.said())
      if (values.report) writeRefused(values.report, report)
      return report.rejectedCount > 0 ? 1 : 0
    } catch (error) {
      bar.stop()
      if (!(error instanceof RefusedSource || isUnreachable(error))) throw error
      const hint = error instanceof TooMuchLost
      shop.warn(`Nothing was changed: ${reasonOf(error as Error)}${hint ? HINT : ''}`)
      return 1
    } finally {
      pictures?.close()
    }
  },
}

const sourcesOf = async ({ db }: CommandContext) =>
  (await db.selectFrom('products').select('source').distinct().execute()).map(
    ({ source }) => source,
  )

const isUnreachable = (error: unknown) =>
  error instanceof TypeError || (error as Error).name === 'TimeoutError'

const reasonOf = ({ message, cause }: Error) =>
  [message, (cause as { code?: string } | undefined)?.code].filter(Boolean).join(': ')

function progress({ warn }: CommandContext) {
  if (!process.stderr.isTTY) return { read() {}, stored() {}, stop() {} }
  const bar = new SingleBar({ format: '{step} [{bar}] {value}/{total}', stream: process.stderr })
  let stored = false
  let counted = 0
  return {
    read(rows: number) {
      counted = rows
      if (rows % 1000 === 0) process.stderr.write(`\rReading… ${rows}`)
    },
    stored(done: number, of: number) {
      if (!stored) {
        process.stderr.write('\r')
        warn(`Read ${counted} rows`)
        bar.start(of, 0, { step: 'Storing' })
      }
      stored = true
      bar.update(done)
    },
    stop() {
      if (stored) bar.stop()
    },
  }
}

const unknownColumns =
  ({ warn }: CommandContext) =>
  (names: string[]) =>
    warn(`No product has these columns, they are left out: ${names.join(', ')}`)

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
  for (const { row, reason } of rejected.slice(0, REPORTED_ROWS))
    warn(`  ${from}, row ${row}: ${reason}`)
  if (rejectedCount > REPORTED_ROWS) warn(`  … and ${rejectedCount - REPORTED_ROWS} more`)
}
