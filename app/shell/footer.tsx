import { ELSEWHERE, NETWORKS } from '../content/elsewhere/social-links'
import { type MenuLink, type ShopShown, useShop } from '../content/own/use-shop'
import { fill } from '../texts/fill'
import { hrefIn, inLanguage } from '../texts/language'
import { useLanguage, useTexts } from '../texts/texts'
import { Icon } from '../ui/icon'
import { KeptPart } from '../ui/kept-part'
import { NewsletterForm } from './newsletter-form'
import appStore from './pictures/app-store.svg?no-inline'
import googlePlay from './pictures/google-play.svg?no-inline'
import { Wordmark } from './wordmark'

export default function Footer() {
  const shop = useShop()
  return (
    <KeptPart
      tag="footer"
      className="footer bg-black text-white print:hidden"
      of={FooterContent}
      given={shop}
    />
  )
}

function FooterContent(shop: Partial<ShopShown>) {
  const { footer: texts } = useTexts('shell')
  const { address, email, phone } = shop
  const isOwn = shop.copyright !== undefined
  return (
    <>
      <div className="page-width footer-columns">
        <Column title={<Wordmark />}>
          <p className="text-lg font-medium">{texts.subscribe}</p>
          <p>{texts.offer}</p>
          <NewsletterForm />
          {isOwn && <Places shop={shop} />}
        </Column>
        {(address || email || phone) && (
          <FoldedColumn title={texts.support}>
            <address className="grid gap-4 not-italic lg:max-w-58">
              {address && <p>{address}</p>}
              {email && (
                <a href={`mailto:${email}`} className="footer-link wrap-anywhere">
                  {email}
                </a>
              )}
              {phone && (
                <a href={`tel:${phone.replaceAll(' ', '')}`} className="footer-link">
                  {phone}
                </a>
              )}
            </address>
          </FoldedColumn>
        )}
        <FoldedColumn title={texts.account}>
          <Links
            links={[
              ['/accounts', texts.myAccount],
              ['/login', texts.logIn],
              ['/cart', texts.cart],
              ['/wishlist', texts.wishlist],
              ['/shop', texts.shop],
            ]}
          />
        </FoldedColumn>
        <FoldedColumn title={texts.quickLink}>
          <Links
            links={
              shop.footer ?? [
                ['/privacy', texts.privacy],
                ['/terms', texts.terms],
                ['/faq', texts.faq],
                ['/contacts', texts.contact],
                ['/track-order', texts.trackOrder],
              ]
            }
          />
        </FoldedColumn>
        {!isOwn && (
          <FoldedColumn title={texts.download}>
            <p className="text-xs font-medium text-[#fff9]">{texts.save}</p>
            <Places shop={shop} otherwise={ELSEWHERE} />
          </FoldedColumn>
        )}
      </div>
      <p className="border-t border-[#ffffff26] px-4 py-5 text-center text-sm text-[#fff9]">
        {shop.copyright ?? texts.copyright}
      </p>
    </>
  )
}

const STORES = [
  { place: 'googlePlay', picture: googlePlay, width: 135 },
  { place: 'appStore', picture: appStore, width: 120 },
] as const

interface PlacesProps {
  shop: Partial<ShopShown>
  /** The path to which places that are not set lead; without it they are left out. */
  otherwise?: string
}

/** Links to the app stores and networks. */
function Places({ shop, otherwise }: PlacesProps) {
  const { footer: texts } = useTexts('shell')
  const language = useLanguage()
  const linked = <Entry extends { place: keyof typeof shop }>(entries: readonly Entry[]) =>
    entries.filter(({ place }) => otherwise || shop[place])
  const elsewhere = otherwise && inLanguage(language, otherwise)
  const [stores, networks] = [linked(STORES), linked(NETWORKS)]
  return (
    <>
      {stores.length > 0 && (
        <div className="flex flex-wrap gap-3">
          {stores.map(({ place, picture, width }) => (
            <a key={place} href={shop[place] ?? elsewhere} rel="noreferrer" className="footer-link">
              <img src={picture} alt={texts[place]} width={width} height={40} loading="lazy" />
            </a>
          ))}
        </div>
      )}
      {networks.length > 0 && (
        <ul className="-ms-2 flex flex-wrap gap-2">
          {networks.map(({ place, name, icon }) => (
            <li key={name}>
              <a
                href={shop[place] ?? elsewhere}
                rel="noreferrer"
                aria-label={fill(texts.social, { network: name })}
                className="icon-button hover:text-[#fff9]"
              >
                <Icon name={icon} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

interface ColumnProps {
  title: React.ReactNode
  children: React.ReactNode
}

const Column = ({ title, children }: ColumnProps) => (
  <div className="grid grid-cols-1 content-start gap-4">
    <h2 className="mb-2 text-xl font-medium">{title}</h2>
    {children}
  </div>
)

/** A column that phones fold, as five of them would be two screens high. */
const FoldedColumn = ({ title, children }: ColumnProps) => (
  <details className="footer-fold">
    <summary>
      {title}
      <Icon name="chevron-down" size={20} />
    </summary>
    <h2>{title}</h2>
    <div className="grid grid-cols-1 gap-4">{children}</div>
  </details>
)

function Links({ links }: { links: readonly MenuLink[] }) {
  const language = useLanguage()
  return (
    <ul className="grid gap-4 touch:gap-2">
      {links.map(([to, label]) => (
        <li key={to}>
          <a href={hrefIn(language, to)} className="footer-link">
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}
