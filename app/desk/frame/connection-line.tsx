import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { fill } from '../../texts/fill'
import { retryWaiting, useConnection, useWaitingChanges } from '../client/connection'
import { deskFetch } from '../client/desk-fetch'
import { useDeskTexts } from '../client/desk-texts'
import { Button } from '../kit/button'

const LOOK_EACH_MS = 10_000

/** Says in one line that the shop is not reached, and tries again what did not arrive. */
export function ConnectionLine() {
  const { frame, kit } = useDeskTexts()
  const connection = useConnection()
  const waiting = useWaitingChanges()
  const client = useQueryClient()
  const isAway = connection !== 'reached'
  const wasAway = useRef(false)
  const look = useEffectEvent(() => void deskFetch('GET', '/session').catch(() => {}))
  useEffect(() => {
    if (!isAway) {
      if (wasAway.current) void client.invalidateQueries()
      wasAway.current = false
      return
    }
    wasAway.current = true
    const timer = setInterval(look, LOOK_EACH_MS)
    addEventListener('online', look)
    return () => {
      clearInterval(timer)
      removeEventListener('online', look)
    }
  }, [isAway, client])
  const { connection: texts } = frame
  const again = () => (waiting > 0 ? retryWaiting() : look())
  return (
    <div
      role="status"
      className="sticky top-14 z-20 empty:hidden lg:top-0 [&:not(:empty)]:border-warn [&:not(:empty)]:border-b"
    >
      {(isAway || waiting > 0) && (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 bg-warn-soft px-4 py-2 text-warn md:px-8">
          <span className="grow">
            {isAway
              ? connection === 'offline'
                ? texts.offline
                : texts.unreachable
              : fill(texts.back, { count: waiting })}
          </span>
          <Button onPress={again}>{kit.again}</Button>
        </p>
      )}
    </div>
  )
}
