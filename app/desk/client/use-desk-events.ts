import { useEffect, useEffectEvent } from 'react'
import { connectEvents, onDeskEvent, type Told } from './desk-events'
import { useRefresh } from './use-data'

/** Rereads what changed, whoever changed it; the frame calls it once. */
export function useLiveData() {
  const refresh = useRefresh()
  useDeskEvents(({ paths }) => void refresh(paths))
  useEffect(connectEvents, [])
}

export function useDeskEvents(listener: (event: Told) => void) {
  const hear = useEffectEvent(listener)
  useEffect(() => onDeskEvent((event) => hear(event)), [])
}
