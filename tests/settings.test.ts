import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { readConfig, SETTINGS } from '../app/config.server'

const example = parseEnv(readFileSync('.env.example', 'utf8'))

test('.env.example lists every setting', () => {
  expect(Object.keys(example).sort()).toEqual([...SETTINGS].sort())
})

test('.env.example gives the defaults', () => {
  expect(readConfig(example as Record<string, string>)).toEqual(readConfig({}))
})

test.each([
  ['PORT', 'x', 'PORT is "x"'],
  ['PORT', '70000', 'PORT is "70000"'],
  ['DATABASE_URL', 'mysql://x', 'DATABASE_URL is "mysql://x": must start with postgres://'],
  ['DATABASE_REPLICA_URL', 'postgres://b/x', 'DATABASE_URL, which it follows, is not'],
  ['SEED_DEMO', 'no', 'SEED_DEMO is "no"'],
  ['HEARTBEAT_SECONDS', '0', 'HEARTBEAT_SECONDS is "0": is neither a number of seconds from 0.5'],
  ['ORIGIN', 'shop', 'ORIGIN is "shop"'],
  ['ORDER_LIMITS', 'no', 'ORDER_LIMITS is "no"'],
  ['BANK_DUE_DAYS', '0', 'BANK_DUE_DAYS is "0"'],
  ['RETURN_DAYS', '13', 'RETURN_DAYS is "13"'],
  ['RETAIN_ORDERS_DAYS', '0', 'RETAIN_ORDERS_DAYS is "0": is neither a number of days nor "off"'],
  ['OPEN_ORDERS_CUSTOMER', '0', 'OPEN_ORDERS_CUSTOMER is "0"'],
  ['OPEN_ORDERS_NETWORK_PERCENT', '101', 'OPEN_ORDERS_NETWORK_PERCENT is "101"'],
  ['COD_CONFIRM_ABOVE', 'much', 'COD_CONFIRM_ABOVE is "much"'],
  ['COD_CONFIRM_HOURS', '0', 'COD_CONFIRM_HOURS is "0"'],
  ['TIME_ZONE', 'Dhaka', 'TIME_ZONE is "Dhaka": is no time zone such as Asia/Dhaka'],
  ['DELIVERY_CUTOFF_HOUR', '25', 'DELIVERY_CUTOFF_HOUR is "25"'],
  ['DELIVERY_HANDLING_DAYS', 'two', 'DELIVERY_HANDLING_DAYS is "two": is no number of days'],
  ['DELIVERY_HANDLING_DAYS_OFF', 'sun,mon,tue,wed,thu,fri,sat', 'neither "none" nor such as'],
  ['DELIVERY_TRANSIT_DAYS', 'BD 2-4', 'DELIVERY_TRANSIT_DAYS is "BD 2-4": is neither "off" nor'],
  ['DELIVERY_TRANSIT_DAYS_OFF', 'weekend', 'DELIVERY_TRANSIT_DAYS_OFF is "weekend"'],
  ['SMS_URL', 'sms.example', 'SMS_URL is "sms.example": must be an http address'],
  ['X_URL', 'javascript:alert(1)', 'X_URL is "javascript:alert(1)": must be an http address'],
])('a bad %s (%s) is named in one line', (name, value, line) => {
  expect(() => readConfig({ [name]: value })).toThrow(line)
})

test('a bucket is set whole, and not beside a folder', () => {
  const bucket = {
    PICTURES_S3_ENDPOINT: 'https://s3.example',
    PICTURES_S3_BUCKET: 'pictures',
    PICTURES_S3_ACCESS_KEY: 'key',
    PICTURES_S3_SECRET_KEY: 'secret',
  }
  expect(readConfig(bucket)).toMatchObject({ ...bucket, PICTURES_S3_REGION: 'us-east-1' })
  for (const name of Object.keys(bucket))
    expect(() => readConfig({ ...bucket, [name]: '' })).toThrow(`${name} is not set`)
  expect(() => readConfig({ ...bucket, PICTURES_DIR: '/mnt/p' })).toThrow('either PICTURES_DIR or')
})

test('ORDER_LIMITS can be off on loopback only', () => {
  for (const HOST of ['127.0.0.1', 'localhost', '::1', '127.8.0.1'])
    expect(readConfig({ ORDER_LIMITS: 'off', HOST }).ORDER_LIMITS).toBe('off')
  for (const HOST of ['0.0.0.0', '::', '192.168.0.2', '127.0.0.1.example'])
    expect(() => readConfig({ ORDER_LIMITS: 'off', HOST })).toThrow('ORDER_LIMITS is "off"')
})
