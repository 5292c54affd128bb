import { isProved, type ProofFinding, type ProofReport, type State } from './proof-report'

const TITLES: [State, string][] = [
  ['left', 'Left, and should be gone'],
  ['unread', 'Not searched'],
  ['goes', 'Left in backups'],
  ['law', 'Kept by law'],
  ['kept', 'Kept as the record of the desk'],
  ['others', 'Of somebody else'],
  ['shop', 'Words of the catalogue, and of the shop itself'],
]

/** Writes the report for the merchant: only how often each kind of word stands where. */
export function reportLines(report: ProofReport): string[] {
  const { tables, rows, files, bytes, backups, milliseconds } = report.searched
  const parts = TITLES.flatMap(([state, title]) => {
    const found = report.findings.filter((one) => one.state === state)
    return found.length > 0 ? [`${title}:`, ...found.flatMap(findingLines)] : []
  })
  return [
    `Searched ${rows} rows of ${tables} tables, ${files} files (${(bytes / 1e6).toFixed(1)} MB), ${backups} of them backups, in ${(milliseconds / 1000).toFixed(1)} s.`,
    ...parts,
    ...report.mailboxes.map(
      (address) =>
        `The same mailbox is here as ${oneLine(address)}: privacy erase ${oneLine(address)}`,
    ),
    ...report.notes.map((note) => `Note: ${note}`),
    isProved(report)
      ? 'Nothing is left but what the law wants.'
      : 'Something is left that the law does not want: see above.',
  ]
}

function findingLines({ place, words, rows = [], why, until }: ProofFinding) {
  const counts = Object.entries(words).map(([kind, count]) => `${kind} ${count}`)
  const where = rows.length > 0 ? ` (${rows.join(', ')})` : ''
  const when = until === undefined ? '' : `; until ${new Date(until).toISOString().slice(0, 10)}`
  return [`  ${oneLine(place)}${oneLine(where)}: ${counts.join(', ')}`, `      ${why}${when}`]
}

/** Removes control characters: a path or an address may move a terminal's cursor. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
