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

/** Somebody else saved meanwhile: asks whose words shall hold, and loses nothing that was typed. */
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
