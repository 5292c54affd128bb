import { fill } from '../../texts/fill'
import { withQuery } from '../client/desk-fetch'
import { useDeskTexts } from '../client/desk-texts'
import { LinkButton } from '../kit/button'

/** Begins a synonym with the words of a search. */
export function SynonymLink({ text }: { text: string }) {
  const texts = useDeskTexts().search
  return (
    <LinkButton
      to={withQuery('/search/synonyms', { add: text })}
      icon="plus"
      aria-label={fill(texts.addSynonymTo, { text })}
    >
      {texts.addSynonym}
    </LinkButton>
  )
}
