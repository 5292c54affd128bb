import type { ReactNode } from 'react'
import { Offers } from '../../catalogue/offers'
import type { OffersShown } from '../../catalogue/offers.server'
import type { CardProduct } from '../../catalogue/product/product'
import { SearchAgain } from '../../catalogue/search-again'
import { fill } from '../../texts/fill'
import { useTexts } from '../../texts/texts'

interface Props {
  q?: string
  /** The address of all products. */
  all: string
  offers: OffersShown
  /** True where the page has an answer already: that nothing is sold by this name is then an aside. */
  answered?: boolean
  /** Passed in: if this file imported them, they would become a bundle of their own. */
  actions: (product: CardProduct) => ReactNode
}

export default function NothingFound({ q, all, offers, answered, actions }: Props) {
  const texts = useTexts('shop')
  const none = q ? fill(texts.noneFor, { text: q }) : texts.none
  return (
    <>
      {answered ? (
        <p className="mb-10 text-muted wrap-anywhere">{none}</p>
      ) : (
        <div className="page-problem">
          <h2 className="font-heading text-3xl font-semibold wrap-anywhere md:text-4xl">{none}</h2>
          <p>{texts.noneHint}</p>
          <SearchAgain label={offers.texts.search} />
          <a href={all} className="button">
            {texts.showAll}
          </a>
        </div>
      )}
      <Offers offers={offers} actions={actions} />
    </>
  )
}
