import { SMTPServer } from 'smtp-server'

/** Refuses every recipient, and names it twice, as mail servers do. */
export async function refusingMailServer() {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 1, // milliseconds: the pool of the shop stays open
    onRcptTo: ({ address }, _session, done) => {
      const name = address.split('@')[0]
      const text = `<${address}>: no such user as ${name}`
      done(Object.assign(new Error(text), { responseCode: 550 }))
    },
  })
  server.on('error', () => {})
  const listening = server.listen(0, '127.0.0.1')
  await new Promise((resolve) => listening.once('listening', resolve))
  const { port } = listening.address() as { port: number }
  return {
    url: `smtp://127.0.0.1:${port}`,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
