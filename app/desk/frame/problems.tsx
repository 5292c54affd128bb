import { Button } from '../kit/button'
import { Notice } from '../kit/notice'
import { useDeskTexts } from './desk-texts'

export const NotFound = () => <Notice tone="info" {...useDeskTexts().frame.notFound} />

/** In place of a screen that threw: the rest of the desk goes on. */
export function ScreenFailed() {
  const { frame, kit } = useDeskTexts()
  return (
    <Notice tone="bad" {...frame.failed}>
      <Button onPress={() => location.reload()}>{kit.again}</Button>
    </Notice>
  )
}
