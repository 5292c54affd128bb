import { lazy, type ReactNode } from 'react'
import { useTexts } from '../texts/texts'
import { NotFoundText } from '../ui/problem-texts'
import { loadedLate, Slice } from '../ui/slice'
import type { OffersShown } from './offers.server'
import { SearchAgain } from './search-again'

/** Pages that are found never load this code. */
const Offers = import.meta.env.SSR
  ? (await import('./offers')).Offers
  : lazy(() => loadedLate(async () => ({ default: (await import('./offers')).Offers })))

interface Props {
  /** Omitted where the catalogue could not be read. */
  offers?: OffersShown
  /** Stands below the way home. */
  children?: ReactNode
}

/** The not-found text of spec section 2, with another search and goods. */
export const Missing = ({ offers, children }: Props) => (
  <>
    <div className="page-problem">
      <NotFoundText texts={useTexts('shell').notFound}>
        {offers && <SearchAgain label={offers.texts.search} />}
      </NotFoundText>
      {children}
    </div>
    {offers && (
      <Slice>
        <Offers offers={offers} />
      </Slice>
    )}
  </>
)
