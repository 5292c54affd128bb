import { useEffect, useEffectEvent } from 'react'
import { connectEvents, onDeskEvent, type Told } from './desk-events'
import { useRefresh } from './use-data'

/** Once, in the frame: reads anew what changed, whoever changed it. */
export function useLiveData() {
  const refresh = useRefresh()
  useDeskEvents(({ paths }) => void refresh(paths))
  useEffect(connectEvents, [])
}

/** While the component is there. */
export function useDeskEvents(listener: (event: Told) => void) {
  const hear = useEffectEvent(listener)
  useEffect(() => onDeskEvent((event) => hear(event)), [])
}
