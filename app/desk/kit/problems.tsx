import { useDeskTexts } from '../client/desk-texts'
import { Button } from './button'
import { Notice } from './notice'

export const NotFound = () => <Notice tone="info" {...useDeskTexts().frame.notFound} />

/** Replaces a screen that threw; the rest of the desk still works. */
export function ScreenFailed() {
  const { frame, kit } = useDeskTexts()
  return (
    <Notice tone="bad" {...frame.failed}>
      <Button onPress={() => location.reload()}>{kit.again}</Button>
    </Notice>
  )
}
