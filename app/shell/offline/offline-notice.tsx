import { useOffline } from '../../input/use-offline'
import { useTexts } from '../../texts/texts'

export function OfflineNotice() {
  const texts = useTexts('shell')
  const offline = useOffline()
  return (
    <div role="status" className="offline">
      {offline && (
        <p className="bg-black px-4 py-3 text-center text-sm text-white">{texts.offline}</p>
      )}
    </div>
  )
}
