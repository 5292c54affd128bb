import type { ReactNode } from 'react'
import { Button } from '../button'
import { Notice } from '../notice'

interface Props {
  title: string
  /** Who stored what. */
  text: ReactNode
  tone?: 'warn' | 'bad'
  /** Texts of the two buttons. */
  mine: string
  theirs: string
  busy?: boolean
  onMine(): void
  onTheirs(): void
}

/** Says what somebody else saved meanwhile and asks whose words shall hold. Nothing typed is lost. */
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
