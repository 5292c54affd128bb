import { useEffect, useEffectEvent, useState } from 'react'
import { fill } from '../../../texts/fill'
import { currentSession, DeskError, useRefresh } from '../../client/desk-fetch'
import { useDeskTexts } from '../../client/desk-texts'
import { type DeskSession, useSession } from '../../client/use-session'
import { Button } from '../../kit/button'
import { Dialog } from '../../kit/dialog'
import { Notice } from '../../kit/notice'
import { signInQuestion } from './question'
import { SignInWays } from './sign-in-ways'
import { useQuestion } from './use-question'

type Staff = DeskSession['staff']

/**
 * Signs in again over the page when the session has ended, then repeats what was asked: what was
 * typed stays. If it is another person, the page is loaded again, as it shows what the former saw.
 */
export function SignInOver() {
  const { again } = useDeskTexts().staff
  const { staff } = useSession()
  const { isAsked, answered, gaveUp } = useQuestion(signInQuestion)
  const refresh = useRefresh()
  const [other, setOther] = useState<Staff>()
  const [missing, setMissing] = useState(false)
  async function goOn() {
    const now = await currentSession<DeskSession>()
    setMissing(!now)
    if (!now) return
    if (now.staff.id !== staff.id) return setOther(now.staff)
    answered()
    void refresh(['/session'])
  }
  // The person may have signed in in another tab.
  const onFocus = useEffectEvent(() => void goOn())
  useEffect(() => {
    if (!isAsked) return
    setMissing(false)
    addEventListener('focus', onFocus)
    return () => removeEventListener('focus', onFocus)
  }, [isAsked])
  if (!isAsked) return null
  if (other) return <Another now={other} before={staff} />
  return (
    <Dialog
      title={again.title}
      onClose={() => gaveUp(new DeskError(401, 'signed_out', again.gaveUp))}
    >
      <div className="flex flex-col gap-4">
        <p>{again.text}</p>
        <SignInWays email={staff.email} onSignedIn={() => void goOn()} />
        {missing && <Notice tone="warn" title={again.notYet} />}
        <p className="flex flex-wrap items-center gap-3 text-sm">
          <a href="/desk/sign-in" target="_blank" rel="noopener" className="underline">
            {again.elsewhere}
          </a>
          <Button look="quiet" onPress={() => void goOn()}>
            {again.goOn}
          </Button>
        </p>
      </div>
    </Dialog>
  )
}

function Another({ now, before }: { now: Staff; before: Staff }) {
  const { again } = useDeskTexts().staff
  const load = () => location.reload()
  return (
    <Dialog title={fill(again.other, { name: now.name })} onClose={load}>
      <Notice tone="warn" title={fill(again.otherText, { name: before.name })} />
      <footer className="mt-5 flex justify-end">
        <Button look="main" onPress={load}>
          {again.load}
        </Button>
      </footer>
    </Dialog>
  )
}
