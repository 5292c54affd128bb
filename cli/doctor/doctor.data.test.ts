import { chmodSync, existsSync, mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { config } from '../../app/config.server'
import type { Finding } from '../../app/settings/finding'
import { eachPlace } from '../../tests/support/databases'
import { seededShop, shop } from '../../tests/support/merchant-commands'
import { setSettings } from '../../tests/support/settings/set-settings'

const OWN = {
  'shop.name': 'Chêne',
  'shop.legalName': 'Chêne SARL',
  'shop.street': '1 rue de la Paix',
  'shop.emails': ['bonjour@chene.fr'],
  'shipping.returnAddress': 'Chêne SARL, Paris',
  'payment.ways': [{ way: 'cash_on_delivery' }],
  'pages.en': { terms: '# Terms', privacy: '# Privacy' },
}

const found = async () => {
  const { code, said } = await shop('doctor', '--json')
  return { code, findings: JSON.parse(said) as Finding[] }
}
const todos = (findings: Finding[]) => findings.filter(({ state }) => state === 'todo')
const of = (findings: Finding[], area: string) => findings.filter((one) => one.area === area)

eachPlace('doctor', (place, engine) => {
  const seeded = seededShop(place)
  afterEach(async () => {
    vi.unstubAllEnvs()
    await setSettings(
      seeded.db,
      Object.fromEntries(Object.keys(OWN).map((key) => [key, undefined])),
    )
  })

  /** Answers like a mail server, as far as the check asks. */
  async function mailServer() {
    const server = createServer((socket) => {
      socket.on('error', () => {})
      socket.write('220 mail\r\n')
      socket.on('data', (bytes) => {
        const command = String(bytes).slice(0, 4).toUpperCase()
        socket.write(command === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n')
      })
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    const { port } = server.address() as { port: number }
    return { url: `smtp://127.0.0.1:${port}`, close: () => server.close() }
  }

  test('an untouched shop hears what it must not open with', async () => {
    const { code, findings } = await found()
    expect(code).toBe(1)
    const said = todos(findings)
      .map((one) => one.said)
      .join('\n')
    for (const part of [
      'still called "Exclusive"',
      'legal name and address',
      'customer@exclusive.example',
      'demo account',
      'ORIGIN',
      'terms and privacy (en)',
      'SMTP_URL is not set',
    ])
      expect(said).toContain(part)
    expect(todos(findings).every(({ todo }) => todo)).toBe(true)
    for (const area of ['disk', 'clock', 'database', 'pictures', 'server'])
      expect(todos(of(findings, area)), area).toEqual([])
    const text = await shop('doctor')
    expect(text).toMatchObject({ code: 1, said: expect.stringMatching(/^TODO {2}settings: /m) })
    expect(text.said).toContain(
      `${todos(findings).length} to do.\nSettings and pages can be written at the desk`,
    )
    expect(of(findings, 'desk')).toMatchObject([
      { state: 'note', said: expect.stringContaining('no owner yet') },
    ])
  })

  test('a shop with its own settings has nothing to do', async () => {
    const mail = await mailServer()
    vi.stubEnv('SMTP_URL', mail.url)
    vi.stubEnv('MAIL_FROM', 'Chêne <bonjour@chene.fr>')
    vi.stubEnv('ORIGIN', 'https://chene.fr')
    await setSettings(seeded.db, OWN)
    const { code, findings } = await found()
    expect(todos(findings)).toEqual([])
    expect(code).toBe(0)
    mail.close()
    vi.stubEnv('SMTP_URL', 'smtp://user:secret@127.0.0.1:9')
    const after = await shop('doctor')
    expect(after).toMatchObject({ code: 1, said: expect.stringContaining('does not answer') })
    expect(after.said).not.toContain('secret')
  })

  test('a clock that is behind and an old backup are reported', async () => {
    const folder = join(config.DATA_DIR, 'backups')
    mkdirSync(folder, { recursive: true })
    const backup = join(folder, 'shop-2026-01-01T0330Z.sqlite')
    writeFileSync(backup, '')
    utimesSync(backup, 0, 0)
    const later = new Date(Date.now() + 3_600_000)
    writeFileSync(join(config.DATA_DIR, 'later'), '')
    utimesSync(join(config.DATA_DIR, 'later'), later, later)
    const { findings } = await found()
    expect(todos(of(findings, 'clock'))[0]?.said).toContain(later.toISOString().slice(0, 16))
    expect(todos(of(findings, 'database'))[0]?.said).toContain('days old')
    rmSync(folder, { recursive: true })
    rmSync(join(config.DATA_DIR, 'later'))
  })

  if (engine === 'sqlite')
    test('a folder without a shop, and a broken file, are reported and not recreated', async () => {
      const { DATA_DIR: own } = config
      const broken = join(own, 'broken')
      mkdirSync(broken)
      vi.stubEnv('DATA_DIR', broken)
      const none = await found()
      expect(none.code).toBe(1)
      expect(todos(of(none.findings, 'database'))[0]?.said).toMatch(/There is no shop.*npm start/)
      expect(existsSync(join(broken, 'shop.sqlite'))).toBe(false)
      writeFileSync(join(broken, 'shop.sqlite'), 'this is no database'.repeat(1000))
      const damaged = await found()
      expect(damaged.code).toBe(1)
      expect(todos(of(damaged.findings, 'database'))).toHaveLength(1)
      expect(of(damaged.findings, 'disk')).toHaveLength(1)
      chmodSync(broken, 0o700)
      vi.stubEnv('DATA_DIR', join(own, 'nowhere'))
      expect(of((await found()).findings, 'disk')[0]?.said).toContain('there is no folder')
    })
})
