import { expect, test } from 'vitest'
import { fine, must, note } from '../../settings/finding'
import { findingGroups } from './finding-groups'

const NAME = must('settings', 'The shop has no name.', 'Give it one.')
const IMPRINT = must('pages', 'The imprint is empty.', 'Write it.')
const DISK = must('disk', 'The disk is full.', 'Free some.')

test('health parts what the start page counts from what the machine needs', () => {
  const groups = findingGroups([
    fine('clock', 'It is right.'),
    NAME,
    note('mail', 'Mails are files.'),
    DISK,
    IMPRINT,
  ])
  expect(groups.map(({ id, count }) => [id, count])).toEqual([
    ['setup', 2],
    ['others', 1],
  ])
  expect(groups[0]?.findings).toEqual([NAME, IMPRINT])
  expect(groups[1]?.findings.map(({ state }) => state)).toEqual(['todo', 'note', 'ok'])
})

test('health has no group of settings where none is to be looked at', () => {
  expect(findingGroups([note('settings', 'The currency is the dollar.')])).toMatchObject([
    { id: 'others', count: 0 },
  ])
})
