import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import nodemailer from 'nodemailer'
import type { Config } from '../../app/config.server'
import { MINUTE_MS } from '../../app/durations'
import { sender } from '../../app/mail/sender.server'
import { type Finding, fine, must, note } from '../../app/settings/finding'

const GB = 1024 ** 3
const LEAST_GB = 1
const SCARCE_GB = 5
const TIMEOUT_MS = 10_000
/** Copies of files and clocks of other machines may be ahead by this many milliseconds. */
const AHEAD_MS = 5 * MINUTE_MS

export async function checkMail({ SMTP_URL: url, MAIL_FROM: from }: Config): Promise<Finding[]> {
  const { name, address } = sender(from)
  const unanswered = /\.example\b/i.test(address)
    ? [
        must(
          'mail',
          `mails come from ${name} <${address}>, which nobody can answer`,
          'Set MAIL_FROM in .env, such as "Name <shop@your-domain>".',
        ),
      ]
    : []
  if (!url)
    return [
      must(
        'mail',
        'no mail is sent: SMTP_URL is not set, they are only written to the outbox folder',
        'Set SMTP_URL in .env, such as smtps://user:password@mail.your-domain:465.',
      ),
      ...unanswered,
    ]
  const transport = nodemailer.createTransport({
    url,
    ...{ connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS },
  })
  try {
    await transport.verify()
    return [fine('mail', `${new URL(url).host} takes mails`), ...unanswered]
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    return [
      must(
        'mail',
        `the mail server ${hostOf(url)} does not answer or refuses: ${code ?? message}`,
        'Look at SMTP_URL in .env: host, port, user and password.',
      ),
      ...unanswered,
    ]
  } finally {
    transport.close()
  }
}

/** Returns the host of a URL, never its password. */
function hostOf(url: string) {
  try {
    return new URL(url).host
  } catch {
    return ''
  }
}

export function checkDisk(config: Config): Finding[] {
  const folder = resolve(config.DATA_DIR)
  if (!existsSync(folder))
    return [
      must(
        'disk',
        `there is no folder ${folder}`,
        'Set DATA_DIR to the folder that the shop was started with, or start the shop once.',
      ),
    ]
  const probe = join(folder, `.doctor-${randomUUID()}`)
  try {
    writeFileSync(probe, 'x', { flush: true })
    rmSync(probe)
  } catch (error) {
    return [
      must(
        'disk',
        `${folder} cannot be written: ${(error as NodeJS.ErrnoException).code}`,
        'Give the folder to the user that the shop runs as, or make room on its disk.',
      ),
    ]
  }
  const { bavail, bsize } = statfsSync(folder)
  const free = (bavail * bsize) / GB
  const said = `${free.toFixed(1)} GB are free in ${folder}`
  if (free < LEAST_GB) return [must('disk', said, 'Make room: orders are refused when it is full.')]
  return [free < SCARCE_GB ? note('disk', said, 'Make room soon.') : fine('disk', said)]
}

/** Checks this clock. `known` are moments (epoch milliseconds) that lie in the future only if it is behind. */
export function checkClock(config: Config, known: (number | null | undefined)[]): Finding[] {
  const now = Date.now()
  const latest = Math.max(0, ...known.map(Number), ...fileTimes(resolve(config.DATA_DIR)))
  if (latest <= now + AHEAD_MS) return [fine('clock', `${new Date(now).toISOString()}, UTC`)]
  return [
    must(
      'clock',
      `it is ${new Date(now).toISOString()} here, but something is of ${new Date(latest).toISOString()}`,
      'Set the clock of this machine (timedatectl set-ntp true): orders, tokens and sales go by it.',
    ),
  ]
}

function fileTimes(folder: string) {
  try {
    return readdirSync(folder).map((name) => statSync(join(folder, name)).mtimeMs)
  } catch {
    return []
  }
}
