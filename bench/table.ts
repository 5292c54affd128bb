type Cell = string | number

export function printTable(title: string, rows: Record<string, Cell>[]) {
  const names = Object.keys(rows[0] ?? {})
  console.log(`\n## ${title}\n`)
  console.log(`| ${names.join(' | ')} |\n|${names.map(() => '---').join('|')}|`)
  for (const row of rows) console.log(`| ${names.map((name) => shown(row[name])).join(' | ')} |`)
}

function shown(cell: Cell | undefined) {
  if (typeof cell !== 'number') return cell ?? '–'
  if (Math.abs(cell) >= 1000) return Math.round(cell).toLocaleString('en')
  return String(Number(cell.toPrecision(3)))
}
