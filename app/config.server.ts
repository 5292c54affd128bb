import { Cron } from 'croner'
import { z } from 'zod'
import { FREE_RETURN_DAYS } from './business'

/** Every setting stands here (interfaces, "Settings"); nothing else touches process.env. */
const whole = (least: number, fallback: number) =>
  z.coerce.number().int().min(least).default(fallback)
const DAYS = 'is neither a number of days nor "off"'
const daysOrOff = z.literal('off').or(z.coerce.number(DAYS).int(DAYS).min(1, DAYS)).default('off')
const BEAT = 'is neither a number of seconds from 0.5 on nor "off"'
const percent = (fallback: number) => z.coerce.number().min(0).max(100).default(fallback)
const optional = z.string().min(1).optional()
const address = z.url({ protocol: /^https?$/, error: 'must be an http address' }).optional()

function isSchedule(pattern: string) {
  try {
    return new Cron(pattern, { paused: true }).nextRun() !== null
  } catch {
    return false
  }
}

function isTimeZone(timeZone: string) {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }))
  } catch {
    return false
  }
}

const RANGE = '\\d{1,2}(-\\d{1,2})?'
const ROUTE = `(\\*|[A-Z]{2}(/[A-Z0-9]{1,10})?):${RANGE}`
const WEEKDAY = '(sun|mon|tue|wed|thu|fri|sat)'
const written = (pattern: string, problem: string) =>
  z.string().regex(new RegExp(`^(${pattern})$`), problem)
/** Reads weekdays, at most six, so that one is left. */
const weekdays = (fallback: string) =>
  written(`none|${WEEKDAY}(,${WEEKDAY}){0,5}`, 'is neither "none" nor such as "sat,sun"').default(
    fallback,
  )

const postgresUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\//, 'must start with postgres://')
  .optional()

const settings = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: postgresUrl,
  DATABASE_REPLICA_URL: postgresUrl,
  DATABASE_POOL: whole(2, 10),
  DATABASE_LOCK_TIMEOUT: whole(1, 3),
  DATABASE_STATEMENT_TIMEOUT: whole(1, 60),
  DRAIN_SECONDS: whole(0, 0),
  HEARTBEAT_SECONDS: z.literal('off').or(z.coerce.number(BEAT).min(0.5, BEAT)).default(1.5),
  PICTURES_DIR: optional,
  PICTURES_CACHE_MB: whole(1, 4096),
  PICTURES_S3_ENDPOINT: address,
  PICTURES_S3_BUCKET: optional,
  PICTURES_S3_REGION: z.string().min(1).default('us-east-1'),
  PICTURES_S3_ACCESS_KEY: optional,
  PICTURES_S3_SECRET_KEY: optional,
  OUTBOX_DIR: optional,
  ORIGIN: z.url().optional(),
  CATALOGUE_URL: z.url({ protocol: /^https?$/, error: 'must be an http address' }).optional(),
  CATALOGUE_SCHEDULE: z.string().refine(isSchedule, 'is no cron schedule').default('0 * * * *'),
  BACKUP_SCHEDULE: z
    .string()
    .refine((value) => value === 'off' || isSchedule(value), 'is neither a cron schedule nor "off"')
    .default('30 3 * * *'),
  BACKUP_KEEP: whole(1, 7),
  BACKUP_DIR: optional,
  SEED_DEMO: z.enum(['true', 'false']).default('true'),
  FLASH_SALE_END: z.iso.datetime({ offset: true }).optional(),
  CROSSED_OUT_PRICES: z.enum(['fixed', 'catalogue']).default('fixed'),
  GOOGLE_PLAY_URL: address,
  APP_STORE_URL: address,
  FACEBOOK_URL: address,
  X_URL: address,
  INSTAGRAM_URL: address,
  LINKEDIN_URL: address,
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')
    .optional(),
  MAIL_FROM: z.string().min(3).default('Exclusive <shop@exclusive.example>'),
  SMS_URL: z.url({ protocol: /^https?$/, error: 'must be an http address' }).optional(),
  SMS_TOKEN: optional,
  BANK_HOLDER: z.string().min(1).default('Exclusive Ltd'),
  BANK_NAME: z.string().min(1).default('Demo Bank, Dhaka'),
  BANK_ACCOUNT: z.string().min(1).default('0000 0000 0000 (demo)'),
  BANK_BIC: z.string().min(1).default('DEMOBDDH'),
  BANK_DUE_DAYS: whole(1, 3),
  TIME_ZONE: z
    .string()
    .refine(isTimeZone, 'is no time zone such as Asia/Dhaka')
    .default('Asia/Dhaka'),
  DELIVERY_CUTOFF_HOUR: z.coerce.number().int().min(0).max(24).default(14),
  DELIVERY_HANDLING_DAYS: written(RANGE, 'is no number of days such as 1-2').default('1-2'),
  DELIVERY_HANDLING_DAYS_OFF: weekdays('sat,sun'),
  DELIVERY_TRANSIT_DAYS: written(
    `off|${ROUTE}( ${ROUTE})*`,
    'is neither "off" nor such as "BD:2-4 *:7-14"',
  ).default('BD/1:1-2 BD:2-4 *:7-14'),
  DELIVERY_TRANSIT_DAYS_OFF: weekdays('sun'),
  RETURN_DAYS: whole(14, FREE_RETURN_DAYS),
  RETURN_ADDRESS: z
    .string()
    .min(1)
    .default('Exclusive, 111 Bijoy Sarani, Dhaka, DH 1515, Bangladesh'),
  RETAIN_MESSAGES_DAYS: daysOrOff,
  RETAIN_OUTBOX_DAYS: daysOrOff,
  RETAIN_ORDERS_DAYS: daysOrOff,
  RETAIN_INVOICES_DAYS: daysOrOff,
  ORDER_LIMITS: z.enum(['on', 'off']).default('on'),
  OPEN_ORDERS_CUSTOMER: whole(1, 15),
  OPEN_ORDERS_CUSTOMER_PERCENT: percent(20),
  OPEN_ORDERS_CUSTOMER_PIECES: whole(1, 20),
  OPEN_ORDERS_CUSTOMER_DAYS: whole(1, 30),
  OPEN_ORDERS_NETWORK: whole(1, 60),
  OPEN_ORDERS_NETWORK_PERCENT: percent(40),
  OPEN_ORDERS_NETWORK_PIECES: whole(1, 40),
  OPEN_ORDERS_NETWORK_DAYS: whole(1, 1),
  COD_CONFIRM_ABOVE: z.coerce.number().min(0).optional(),
  COD_CONFIRM_NEW_PHONE: z.enum(['true', 'false']).default('false'),
  COD_CONFIRM_HOURS: whole(1, 24),
  IDENTITY_API_KEY: z
    .string()
    .regex(/^[^:]+$/, 'must not contain ":"')
    .default('exclusive-shop'),
  IDENTITY_PROJECT_ID: z.string().min(1).default('exclusive-shop'),
  IDENTITY_PASSWORD_MIN: z.coerce.number().int().min(6).max(30).default(6),
  IDENTITY_PASSWORD_MAX: z.coerce.number().int().min(30).max(4096).optional(),
  IDENTITY_PASSWORD_LOWERCASE: z.enum(['true', 'false']).default('false'),
  IDENTITY_PASSWORD_UPPERCASE: z.enum(['true', 'false']).default('false'),
  IDENTITY_PASSWORD_NUMERIC: z.enum(['true', 'false']).default('false'),
  IDENTITY_PASSWORD_SYMBOL: z.enum(['true', 'false']).default('false'),
  IDENTITY_ID_TOKEN_SECONDS: whole(301, 3600),
  IDENTITY_REFRESH_TOKEN_DAYS: whole(1, 365),
  IDENTITY_CODE_MINUTES: whole(1, 60),
  IDENTITY_LOGIN_ATTEMPTS: whole(1, 10),
  IDENTITY_TOKEN_SYNC_URL: optional,
  FIREBASE_API_KEY: optional,
  FIREBASE_PROJECT_ID: optional,
  FIREBASE_AUTH_DOMAIN: optional,
  FIREBASE_JWKS_URL: z
    .url()
    .default(
      'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
    ),
  OIDC_GOOGLE_ISSUER: z.url().default('https://accounts.google.com'),
  OIDC_GOOGLE_CLIENT_ID: optional,
  OIDC_GOOGLE_CLIENT_SECRET: optional,
  DESK_KEY: optional,
  METRICS_TOKEN: optional,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  TRUST_PROXY: z.enum(['true', 'false']).default('false'),
  MAX_CONNECTIONS: whole(10, 4000),
  REQUEST_SECONDS: whole(1, 30),
  STALLED_SECONDS: whole(1, 60),
  KEEP_ALIVE_SECONDS: whole(1, 65),
  RATE_LIMIT_SCALE: z.coerce.number().positive().default(1),
})

export const SETTINGS = Object.keys(settings.shape)
export type Config = ReturnType<typeof readConfig>
type Env = Record<string, string | undefined>

/** Reads the environment. Throws one clear line on a bad value. An empty value is unset. */
export function readConfig(env: Env = process.env) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const read = settings.safeParse(given)
  if (!read.success) {
    const [issue] = read.error.issues
    const name = String(issue?.path[0])
    throw new BadSetting(`${name} is "${given[name]}": ${issue?.message}`)
  }
  if (Boolean(read.data.FIREBASE_API_KEY) !== Boolean(read.data.FIREBASE_PROJECT_ID))
    throw new BadSetting('FIREBASE_API_KEY and FIREBASE_PROJECT_ID are set together or not at all')
  if (read.data.DATABASE_REPLICA_URL && !read.data.DATABASE_URL)
    throw new BadSetting('DATABASE_REPLICA_URL is set, but DATABASE_URL, which it follows, is not')
  refuseHalfBucket(read.data)
  if (read.data.ORDER_LIMITS === 'off' && !isLoopbackHost(read.data.HOST))
    throw new BadSetting('ORDER_LIMITS is "off": only where HOST is loopback, such as 127.0.0.1')
  return { ...read.data, ORIGIN: read.data.ORIGIN?.replace(/\/$/, '') }
}

function refuseHalfBucket(read: z.infer<typeof settings>) {
  const names = ['ENDPOINT', 'BUCKET', 'ACCESS_KEY', 'SECRET_KEY'] as const
  const unset = names.filter((name) => !read[`PICTURES_S3_${name}`])
  if (unset.length > 0 && unset.length < names.length)
    throw new BadSetting(
      `PICTURES_S3_${unset[0]} is not set: ENDPOINT, BUCKET, ACCESS_KEY and SECRET_KEY are set together or not at all`,
    )
  if (unset.length === 0 && read.PICTURES_DIR)
    throw new BadSetting('Set either PICTURES_DIR or PICTURES_S3_*: pictures are kept in one place')
}

const isLoopbackHost = (host: string) =>
  host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host)

export class BadSetting extends Error {}

export let config: Config = readConfig({})

export function setConfig(read: Config) {
  config = read
}
