import { sign } from 'node:crypto'
import type { FakeCertificate } from '../fake-certificate'
import { BKASH_TEST_KEYS } from '../provider-test-keys'

/** The address of Amazon's certificate. */
export const SNS_CERTIFICATE =
  'https://sns.ap-southeast-1.amazonaws.com/SimpleNotificationService-1.pem'

/** A notice of bKash, with other fields of Amazon's message where given. */
export interface SnsEvent {
  id: string
  notice: object
  fields?: Record<string, string>
}

/** Returns the message of Amazon, signed at a moment in epoch milliseconds. */
export function snsMessage({ id, notice, fields }: SnsEvent, by: FakeCertificate, at: number) {
  const message: Record<string, string> = {
    Type: 'Notification',
    Message: JSON.stringify(notice),
    MessageId: id,
    Timestamp: new Date(at).toISOString(),
    TopicArn: BKASH_TEST_KEYS.topicArn,
    SignatureVersion: '1',
    SigningCertURL: SNS_CERTIFICATE,
    ...fields,
  }
  const isNotice = message['Type'] === 'Notification'
  const names = isNotice
    ? ['Message', 'MessageId', 'Subject', 'Timestamp', 'TopicArn', 'Type']
    : ['Message', 'MessageId', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type']
  const text = names
    .flatMap((name) => (message[name] === undefined ? [] : [`${name}\n${message[name]}\n`]))
    .join('')
  const algorithm = message['SignatureVersion'] === '1' ? 'RSA-SHA1' : 'RSA-SHA256'
  const Signature = sign(algorithm, Buffer.from(text), by.privateKey).toString('base64')
  return {
    to: 'shop',
    headers: { 'content-type': 'text/plain' },
    body: Buffer.from(JSON.stringify({ ...message, Signature })),
  }
}
