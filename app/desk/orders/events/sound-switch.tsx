import { useState } from 'react'
import { useDeskTexts } from '../../client/desk-texts'
import { Switch } from '../../kit/fields/checkbox'
import { isSoundOn, setSound } from './sound'

/** Remembers the choice in this browser. */
export function SoundSwitch() {
  const { orders } = useDeskTexts()
  const [on, setOn] = useState(isSoundOn)
  const change = (wanted: boolean) => {
    setOn(wanted)
    setSound(wanted)
  }
  return (
    <Switch isSelected={on} onChange={change}>
      {orders.queue.sound}
    </Switch>
  )
}
