import { useSyncExternalStore } from 'react'
import { useTexts } from '../../texts/texts'

function subscribe(changed: () => void) {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}

export function OfflineNotice() {
  const texts = useTexts('shell')
  const offline = useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  )
  return (
    <div role="status" className="offline">
      {offline && (
        <p className="bg-black px-4 py-3 text-center text-sm text-white">{texts.offline}</p>
      )}
    </div>
  )
}
