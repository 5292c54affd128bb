import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { fill } from '../../../texts/fill'
import { useRefresh } from '../../client/desk-fetch'
import { useDeskTexts } from '../../client/desk-texts'
import { useDeskEvents } from '../../client/use-desk-events'
import { Button, IconButton } from '../../kit/button'
import { useFigures } from '../../kit/use-formats'
import { isSoundOn, playSound } from './sound'

const SHOWN_MS = 12_000

/** Toasts for new orders; they move nothing on the page. */
export function NewOrders() {
  const { orders, kit } = useDeskTexts()
  const t = orders.queue
  const figures = useFigures()
  const [count, setCount] = useState(0)
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const refresh = useRefresh()
  useDeskEvents(({ placed, relayed }) => {
    if (!placed) return
    setCount((before) => before + placed.length)
    if (!relayed && isSoundOn()) playSound()
  })
  useEffect(() => {
    if (count === 0 || pathname !== '/orders') return
    const timer = setTimeout(() => setCount(0), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [count, pathname])
  const show = () => {
    setCount(0)
    void navigate('/orders')
    void refresh(['/orders'])
    scrollTo({ top: 0 })
  }
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 bottom-4 z-30 px-4">
      {count > 0 && (
        <div className="pointer-events-auto mx-auto flex w-fit items-center gap-2 rounded-full border border-line bg-surface py-1 pr-1 pl-4 shadow-lg">
          <span className="font-medium">
            {count === 1 ? t.newOne : fill(t.newSome, { count: figures(count) })}
          </span>
          <Button look="quiet" onPress={show}>
            {t.show}
          </Button>
          <IconButton icon="close" label={kit.close} onPress={() => setCount(0)} />
        </div>
      )}
    </div>
  )
}
