import { useDeskTexts } from '../frame/desk-texts'
import { useSession } from '../frame/use-session'
import { Page } from '../kit/page'

/** What needs doing now. */
export default function StartScreen() {
  const { shop } = useSession()
  return <Page title={useDeskTexts().screens.start} about={shop.name} />
}
