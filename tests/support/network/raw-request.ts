import { connect } from 'node:net'

const LONGEST_MS = 20_000

export function answerTo(port: number, bytes: string) {
  return new Promise<string>((resolve) => {
    const socket = connect(port, '127.0.0.1').setTimeout(LONGEST_MS, () => socket.destroy())
    let said = ''
    socket.on('data', (part) => {
      said += part.toString('latin1')
    })
    socket.on('error', () => {}).on('close', () => resolve(said))
    socket.write(Buffer.from(bytes, 'latin1'))
  })
}
