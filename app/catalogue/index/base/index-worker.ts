import { readWordBase } from '../similar/build-words.server.ts'
import type { WordBase } from '../similar/word-base.ts'
import type { Base, Grouping, Groups, SortOrder } from './base.ts'
import { buildBase } from './build-base.server.ts'
import { type ChangedBase, foldedBase } from './fold-base.server.ts'
import { type Matches, matchesOf } from './matches.server.ts'
import type { Source } from './read-rows.server.ts'
import { readSnapshot, WORDS, writeSnapshot } from './snapshot.server.ts'
import { groupOrder, orderOf } from './sort-orders.server.ts'

/** The tasks of the index's threads. Bases and orders are on shared memory, never copied. */
export interface IndexTasks {
  build: { given: { source: Source; version: number; token: string | null }; made: Base }
  fold: { given: ChangedBase; made: Base }
  load: { given: { folder: string }; made: Base | 'unusable' | undefined }
  save: { given: { folder: string; base: Base }; made: undefined }
  order: { given: { base: Base; order: SortOrder }; made: Int32Array }
  group: { given: { base: Base; grouping: Grouping; order: Int32Array }; made: Groups }
  matches: { given: { base: Base; key: string }; made: Matches }
  buildWords: { given: IndexTasks['build']['given']; made: WordBase }
  loadWords: { given: { folder: string }; made: WordBase | 'unusable' | undefined }
  saveWords: { given: { folder: string; base: WordBase }; made: undefined }
}

type Task<Name extends keyof IndexTasks> = (
  given: IndexTasks[Name]['given'],
) => IndexTasks[Name]['made'] | Promise<IndexTasks[Name]['made']>

export const build: Task<'build'> = ({ source, ...version }) => buildBase(source, version)

export const fold: Task<'fold'> = foldedBase

export const load: Task<'load'> = ({ folder }) => readSnapshot(folder)

export const save: Task<'save'> = ({ folder, base }) => {
  writeSnapshot(folder, base)
  return undefined
}

export const order: Task<'order'> = ({ base, order }) => orderOf(base, order)

export const group: Task<'group'> = ({ base, grouping, order }) => groupOrder(base, grouping, order)

export const matches: Task<'matches'> = ({ base, key }) =>
  matchesOf(base, key, Number.POSITIVE_INFINITY) as Matches

export const buildWords: Task<'buildWords'> = ({ source, ...version }) =>
  readWordBase(source, version)

export const loadWords: Task<'loadWords'> = ({ folder }) => readSnapshot<WordBase>(folder, WORDS)

export const saveWords: Task<'saveWords'> = ({ folder, base }) => {
  writeSnapshot(folder, base, WORDS)
  return undefined
}
