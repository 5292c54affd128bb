import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../button'
import { Notice } from '../notice'

interface Props {
  title: string
  text: ReactNode
  tone?: 'warn' | 'bad'
  mine: string
  theirs: string
  busy?: boolean
  onMine(): void
  onTheirs(): void
}

/** Tells what somebody else saved meanwhile and asks which version to keep. */
export function Conflict({ tone = 'bad', mine, theirs, busy, onMine, onTheirs, ...said }: Props) {
  const box = useRef<HTMLDivElement>(null)
  // It may stand below what is in sight.
  useEffect(() => {
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <div ref={box} tabIndex={-1}>
      <Notice tone={tone} {...said}>
        <Button look="main" busy={busy} onPress={onMine}>
          {mine}
        </Button>
        <Button onPress={onTheirs}>{theirs}</Button>
      </Notice>
    </div>
  )
}
