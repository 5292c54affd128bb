import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

interface Options {
  origin: string
  verified?: boolean
}

/** Makes a security key: it makes passkeys and signs like a browser's (WebAuthn, 6). */
export function softwareAuthenticator({ origin, verified = true }: Options) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  const host = new URL(origin).hostname
  let counter = 0

  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

  function data(flags: number, rest = Buffer.alloc(0)) {
    const head = Buffer.alloc(5)
    head.writeUInt8(flags | 1 | (verified ? 4 : 0))
    head.writeUInt32BE(++counter, 1)
    return Buffer.concat([sha256(Buffer.from(host)), head, rest])
  }

  const answer = (response: Record<string, string | string[]>) => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  })

  return {
    make({ challenge }: { challenge: string }) {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      const coordinate = (text: string) => Buffer.from(text, 'base64url')
      const key = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        coordinate(x),
        Buffer.from('225820', 'hex'),
        coordinate(y),
      ])
      const length = Buffer.from([0, id.length])
      const made = data(0x40, Buffer.concat([Buffer.alloc(16), length, id, key]))
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
        Buffer.from([made.length]),
        made,
      ])
      return answer({
        clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['usb'],
      })
    },
    sign({ challenge }: { challenge: string }) {
      const client = clientData('webauthn.get', challenge)
      const made = data(0)
      const signature = sign('sha256', Buffer.concat([made, sha256(client)]), privateKey)
      return answer({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: made.toString('base64url'),
        signature: signature.toString('base64url'),
      })
    },
  }
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest()
