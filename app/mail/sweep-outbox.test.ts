import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { ownFolder } from '../../tests/support/files/own-folder'
import { config, readConfig, setConfig } from '../config.server'
import { sweepOutbox } from './sweep-outbox.server'

const DATA_DIR = ownFolder()
const before = config
afterAll(() => setConfig(before))

test('half-written mails and texts of a killed process are deleted, whole and new ones stay', async () => {
  setConfig(readConfig({ DATA_DIR }))
  await sweepOutbox() // There is no outbox yet.
  mkdirSync(join(DATA_DIR, 'outbox', 'sms'), { recursive: true })
  const put = (name: string, minutes: number) => {
    const file = join(DATA_DIR, 'outbox', name)
    writeFileSync(file, 'To: ana@example.com')
    const at = Date.now() / 1000 - minutes * 60
    utimesSync(file, at, at)
  }
  put('order-confirmation_1.eml', 600)
  put('order-confirmation_1.eml.0b.part', 11)
  put('order-confirmation_2.eml.0b.part', 1)
  put('sms/order-to-confirm_1.txt.0b.part', 600)
  put('sms/order-to-confirm_1.txt', 600)
  await Promise.all([sweepOutbox(), sweepOutbox()])
  expect(readdirSync(join(DATA_DIR, 'outbox'), { recursive: true }).sort()).toEqual([
    'order-confirmation_1.eml',
    'order-confirmation_2.eml.0b.part',
    'sms',
    'sms/order-to-confirm_1.txt',
  ])
})
