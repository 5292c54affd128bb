import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'

/** A key with a certificate that it signed itself, as PEM. */
export interface FakeCertificate {
  privateKey: KeyObject
  pem: string
}

const made = new Map<string, FakeCertificate>()

/** Returns the certificate of a name, valid from 2020 to 2049, the same one each time. */
export function fakeCertificate(owner: string): FakeCertificate {
  const certificate = made.get(owner) ?? selfSigned(Date.UTC(2020), Date.UTC(2049))
  made.set(owner, certificate)
  return certificate
}

function selfSigned(from: number, until: number): FakeCertificate {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const algorithm = tlv(0x30, tlv(0x06, Buffer.from('2a864886f70d01010b', 'hex')), tlv(0x05))
  const commonName = tlv(
    0x30,
    tlv(0x06, Buffer.from('550403', 'hex')),
    tlv(0x0c, Buffer.from('fake')),
  )
  const name = tlv(0x30, tlv(0x31, commonName))
  const body = tlv(
    0x30,
    tlv(0x02, Buffer.from([1])),
    algorithm,
    name,
    tlv(0x30, time(from), time(until)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
  )
  const signature = sign('RSA-SHA256', body, privateKey)
  const der = tlv(0x30, body, algorithm, tlv(0x03, Buffer.from([0]), signature))
  const lines = der.toString('base64').match(/.{1,64}/g) ?? []
  const pem = `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`
  return { privateKey, pem }
}

/** Encodes a value of ASN.1: tag, length, content. */
function tlv(tag: number, ...parts: Buffer[]) {
  const content = Buffer.concat(parts)
  const { length } = content
  const size =
    length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}

const time = (moment: number) =>
  tlv(0x18, Buffer.from(`${new Date(moment).toISOString().slice(0, 19).replace(/[-:T]/g, '')}Z`))
