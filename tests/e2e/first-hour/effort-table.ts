import type { Effort } from './merchant-hand'

/**
 * Seconds of the keystroke-level model (Card, Moran and Newell, 1980): a key of an average typist,
 * a pointing, a press of the button, a hand's way between mouse and keys, a thought before an act.
 */
const KEY = 0.28
const POINT = 1.1
const PRESS = 0.2
const HOMING = 0.4
const THOUGHT = 1.35

/** Returns the seconds of a person who knows what to type and makes no mistake. */
const handSeconds = ({ presses, fields, characters, files }: Effort) =>
  presses * (THOUGHT + POINT + PRESS) +
  fields * (THOUGHT + POINT + PRESS + 2 * HOMING) +
  characters * KEY +
  files * (THOUGHT + POINT + 2 * PRESS)

/** Adds several steps up. */
const sumOf = (step: string, efforts: readonly Effort[]): Effort => {
  const sum = (part: Exclude<keyof Effort, 'step'>) =>
    efforts.reduce((total, effort) => total + effort[part], 0)
  return {
    step,
    presses: sum('presses'),
    fields: sum('fields'),
    characters: sum('characters'),
    files: sum('files'),
    seconds: sum('seconds'),
  }
}

/** Writes the steps and their sum as a table in Markdown. */
export function effortTable(efforts: readonly Effort[]) {
  const rows = [...efforts, sumOf('**together**', efforts)].map((effort) => {
    const { step, presses, fields, characters, files, seconds } = effort
    const minutes = (handSeconds(effort) / 60).toFixed(1)
    return `| ${[step, presses, fields, characters, files, minutes, seconds.toFixed(0)].join(' | ')} |`
  })
  return [
    '| step | presses | fields | characters | files | minutes by the model | seconds of the script |',
    '|---|--:|--:|--:|--:|--:|--:|',
    ...rows,
  ].join('\n')
}
