import { useEffect, useState } from 'react'
import type { LastRestore } from '../../../database/backups/last-restore.server'
import { fill } from '../../../texts/fill'
import { useDeskTexts } from '../../client/desk-texts'
import { Button } from '../../kit/button'
import { Notice } from '../../kit/notice'
import { Page } from '../../kit/page'
import { RestoreEnd } from './restore-end'

const LOOK_AGAIN_MS = 1000

/**
 * Shows how a restore goes on. It asks past `deskFetch`, whose refusals ask to sign in: the end of
 * the session is the sign that the shop is the one of the backup.
 */
export function RestoreProgress({ name, onEnd }: { name: string; onEnd(): void }) {
  const { health, screens } = useDeskTexts()
  const { restore: words } = health.backups
  const [end, setEnd] = useState<LastRestore | 'signed_out'>()
  useEffect(() => {
    let timer: number | undefined
    const look = async () => {
      const found = await lookOnce()
      if (found) setEnd(found)
      else timer = window.setTimeout(look, LOOK_AGAIN_MS)
    }
    timer = window.setTimeout(look, LOOK_AGAIN_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Page title={screens.backups}>
      {!end && (
        <>
          <Notice tone="info" title={fill(words.going, { name })} text={words.goingText} />
          <progress aria-label={fill(words.going, { name })} className="h-2 w-full" />
        </>
      )}
      {end === 'signed_out' && (
        <Notice tone="ok" title={words.inPlace} text={words.inPlaceText}>
          <a
            href="/desk/sign-in?back=/backups"
            className="inline-flex min-h-9 items-center rounded-md bg-accent px-3 font-medium text-white no-underline hover:bg-accent-hover touch:min-h-11"
          >
            {words.signIn}
          </a>
        </Notice>
      )}
      {end && end !== 'signed_out' && (
        <>
          <RestoreEnd restored={end} />
          <p>
            <Button onPress={onEnd}>{words.back}</Button>
          </p>
        </>
      )}
    </Page>
  )
}

/** Returns how the restore ended; undefined while it goes on, or nobody answers. */
async function lookOnce(): Promise<LastRestore | 'signed_out' | undefined> {
  const response = await fetch('/api/desk/restore', { cache: 'no-store' }).catch(() => undefined)
  if (response?.status === 401 || response?.status === 403) return 'signed_out'
  if (!response?.ok) return undefined
  const { restored }: { restored?: LastRestore } = await response.json()
  return restored && restored.state !== 'running' ? restored : undefined
}
