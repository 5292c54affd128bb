import { createHash } from 'node:crypto'
import type { FakeAnswer, FakeCall } from './fake-host'

/**
 * Answers a call with a key once, as providers with idempotency keys do: again with what was answered,
 * and by `other` where the same key asks for something else. What was refused is not kept.
 */
export function keptAnswers(other: () => FakeAnswer) {
  const kept = new Map<string, { asked: string; answer: FakeAnswer }>()
  return {
    forget: () => kept.clear(),
    once(
      key: string,
      { path, text }: Pick<FakeCall, 'path' | 'text'>,
      act: () => FakeAnswer,
    ): FakeAnswer {
      const asked = createHash('sha256')
        .update(path + text)
        .digest('hex')
      const known = kept.get(key)
      if (known) return known.asked === asked ? known.answer : other()
      const answer = act()
      if ((answer.status ?? 200) < 400) kept.set(key, { asked, answer })
      return answer
    },
  }
}
