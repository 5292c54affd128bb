import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'

const pathOf = (name: string) => `bench/results/${name}.json`

export function saveResults(name: string, results: unknown) {
  mkdirSync('bench/results', { recursive: true })
  writeFileSync(pathOf(name), `${JSON.stringify(results, null, 2)}\n`)
}

/** Returns what a part of the bench wrote last; undefined where it has not. */
// biome-ignore lint/suspicious/noExplicitAny: each part of the bench writes its own shape
export function readResults(name: string): any {
  return existsSync(pathOf(name)) ? JSON.parse(readFileSync(pathOf(name), 'utf8')) : undefined
}
