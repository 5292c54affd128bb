/** A message of a provider to the shop, as it goes over the wire. */
export interface FakeMessage {
  to: string
  headers: Record<string, string>
  body: Buffer
}

/** What goes wrong with messages. A late one is taken later. */
export interface MessageSwitches {
  duplicate?: boolean
  reordered?: boolean
  lost?: boolean
  wrongSignature?: boolean
  oldSignature?: boolean
}

/** Keeps what a fake provider has to tell until a test takes it. A message is signed when it is taken. */
export function fakeMessages(sign: (event: object, switches: MessageSwitches) => FakeMessage) {
  let waiting: object[] = []
  return {
    tell(event: object) {
      waiting.push(event)
    },
    /** Returns the messages that arrive, in the order in which they arrive. */
    take(switches: MessageSwitches = {}): FakeMessage[] {
      const events = switches.reordered ? waiting.toReversed() : waiting
      waiting = []
      if (switches.lost) return []
      const signed = events.map((event) => sign(event, switches))
      return switches.duplicate ? signed.flatMap((message) => [message, message]) : signed
    },
  }
}

/** What `Provider.verify` takes. */
export const received = ({ headers, body }: FakeMessage, receivedAt: number) => ({
  headers,
  body,
  receivedAt,
})
