import type { ReactNode } from 'react'
import type { DeskError } from '../client/desk-fetch'
import { useDeskTexts } from '../client/desk-texts'
import type { Tone } from './badge'
import { Button } from './button'
import { Icon } from './icon'

const TONES: Record<Tone, string> = {
  neutral: 'border-line bg-surface',
  ok: 'border-ok bg-ok-soft',
  warn: 'border-warn bg-warn-soft',
  bad: 'border-bad bg-bad-soft',
  info: 'border-info bg-info-soft',
}

interface Props {
  tone?: Tone
  title: string
  text?: ReactNode
  /** Actions, such as a button. */
  children?: ReactNode
}

export const Notice = ({ tone = 'neutral', title, text, children }: Props) => (
  <div
    role={tone === 'bad' ? 'alert' : 'status'}
    className={`flex gap-3 rounded-md border-l-4 p-4 ${TONES[tone]}`}
  >
    {(tone === 'bad' || tone === 'warn') && <Icon name="warning" />}
    <div className="min-w-0">
      <p className="font-medium">{title}</p>
      {text && <div className="mt-1">{text}</div>}
      {children && <div className="mt-3 flex flex-wrap gap-2">{children}</div>}
    </div>
  </div>
)

/** Replaces what could not be read. */
export function Failed({ error, again }: { error: DeskError; again(): void }) {
  const { kit } = useDeskTexts()
  return (
    <Notice tone="bad" title={kit.failed} text={useReason()(error)}>
      <Button onPress={again}>{kit.again}</Button>
    </Notice>
  )
}

/** Tells why a change was refused, if it was. */
export function ChangeError({ error }: { error: DeskError | null | undefined }) {
  const reason = useReason()
  return error ? <Notice tone="bad" title={reason(error)} /> : null
}

/** Returns a function that words a refusal. */
export function useReason() {
  const { kit } = useDeskTexts()
  return ({ status, code, message }: DeskError) => {
    if (status === 0) return kit.unreachable
    return code === 'changed_meanwhile' ? kit.changedMeanwhile : message
  }
}
