import { useEffect, useState } from 'react'
import { usePlace } from '../../cart/delivery/place-store'
import type { DeliveryData } from './delivery-data.server'

const LOOK_MS = 5000

/** The days of arrival, anew at the shop's cut-off; what the page came with until they are known. */
export function useArrival({ text, rules, words, phrases }: DeliveryData) {
  const place = usePlace()
  const [written, setWritten] = useState(text)
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined
    let left = false
    import('../../orders/delivery/arrival-text').then(
      ({ arrivalText }) => {
        const write = () =>
          setWritten(arrivalText(words, rules, { phrases, place, now: Date.now() }))
        if (left) return
        write()
        timer = setInterval(write, LOOK_MS)
      },
      () => {}, // offline, where the text in days still holds
    )
    return () => {
      left = true
      clearInterval(timer)
    }
  }, [rules, words, phrases, place])
  return written
}
