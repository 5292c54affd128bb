import type { ReactNode } from 'react'
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
export const Conflict = ({
  tone = 'bad',
  mine,
  theirs,
  busy,
  onMine,
  onTheirs,
  ...said
}: Props) => (
  <Notice tone={tone} {...said}>
    <Button look="main" busy={busy} onPress={onMine}>
      {mine}
    </Button>
    <Button onPress={onTheirs}>{theirs}</Button>
  </Notice>
)
