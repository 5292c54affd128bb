import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { RouterProvider } from 'react-aria-components'
import { Outlet, useHref, useLocation, useNavigate } from 'react-router'
import { fill } from '../../texts/fill'
import { retryWaiting, useConnection, useWaitingChanges } from '../client/connection'
import { type DeskError, deskFetch, onRefusal, useRead } from '../client/desk-fetch'
import { useDeskTexts } from '../client/desk-texts'
import { useLiveData } from '../client/use-desk-events'
import { type DeskSession, useMay } from '../client/use-session'
import { Button } from '../kit/button'
import { Icon } from '../kit/icon'
import { Failed } from '../kit/notice'
import type { Screen } from '../kit/screen'
import { useWide } from '../kit/use-wide'
import { NewOrders } from '../orders/events/new-orders'
import { askToSignIn } from '../staff/signing-in/ask-to-sign-in'
import { ConfirmIdentity } from '../staff/signing-in/confirm-identity'
import { identityQuestion, signInQuestion } from '../staff/signing-in/question'
import { SignInOver } from '../staff/signing-in/sign-in-over'
import { OpeningLine } from '../start/opening-line'
import { Navigation } from './navigation'
import { Palette } from './palette'

/** Follows the shop's events while the desk is open. */
function Live() {
  useLiveData()
  return useMay()('orders.read') && <NewOrders />
}

export function Frame({ screens }: { screens: readonly Screen[] }) {
  const { frame } = useDeskTexts()
  const session = useRead<DeskSession>('/session')
  const [open, setOpen] = useState(false)
  const isWide = useWide()
  const location = useLocation()
  const navigate = useNavigate()
  const client = useQueryClient()
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes on every way to another screen
  useEffect(() => setOpen(false), [location.pathname])
  useEffect(() => {
    const signInOver = askToSignIn(signInQuestion.ask)
    const signIn = async (refused: DeskError, method: string) => {
      const back = window.location.pathname.replace(/^\/desk/, '') + window.location.search
      if (back.startsWith('/sign-in')) throw refused // Another refused request led here already.
      if (client.getQueryData(['/session', {}])) return signInOver(refused, method)
      void navigate(`/sign-in?back=${encodeURIComponent(back || '/')}`, { replace: true })
      throw refused
    }
    return onRefusal({ confirm: identityQuestion.ask, signIn })
  }, [navigate, client])
  // A page that is open stays, whatever becomes of reading the session again.
  if (session.error && !session.data && session.error.code !== 'sign_in')
    return <Failed error={session.error} again={() => void session.refetch()} />
  if (!session.data) return null
  return (
    <RouterProvider navigate={(to) => void navigate(to)} useHref={useHref}>
      <div className="min-h-dvh lg:grid lg:grid-cols-[232px_minmax(0,1fr)]">
        <a
          href="#content"
          className="sr-only focus:not-sr-only focus:absolute focus:z-30 focus:bg-surface focus:p-3"
        >
          {frame.skip}
        </a>
        <header className="sticky top-0 z-20 flex h-14 items-center gap-2 border-line border-b bg-surface px-3 lg:hidden">
          <button
            type="button"
            aria-label={open ? frame.closeMenu : frame.menu}
            aria-expanded={open}
            aria-controls="navigation"
            onClick={() => setOpen(!open)}
            className="grid size-11 place-items-center rounded-md"
          >
            <Icon name={open ? 'close' : 'menu'} />
          </button>
          <span className="truncate font-semibold">{session.data.shop.name}</span>
        </header>
        <Navigation id="navigation" open={open} session={session.data} screens={screens} />
        <div className="min-w-0">
          <ConnectionLine />
          {isWide && <OpeningLine />}
          <main id="content" tabIndex={-1} className="px-4 py-5 outline-none md:px-8 md:py-7">
            <Suspense>
              <Outlet />
            </Suspense>
          </main>
          {!isWide && <OpeningLine />}
        </div>
        <Palette screens={screens} />
        <ConfirmIdentity />
        <SignInOver />
        <Live />
      </div>
    </RouterProvider>
  )
}

const LOOK_EACH_MS = 10_000

/** Says in one line that the shop is not reached, and tries again what did not arrive. */
function ConnectionLine() {
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
