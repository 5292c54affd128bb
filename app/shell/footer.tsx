import { ELSEWHERE, NETWORKS } from '../content/elsewhere/elsewhere'
import { type ShopShown, useShop } from '../content/own/use-shop'
import { fill } from '../texts/fill'
import { inLanguage } from '../texts/language'
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
      className="bg-black text-white print:hidden"
      of={FooterContent}
      given={shop}
    />
  )
}

function FooterContent(shop: Partial<ShopShown>) {
  const { footer: texts } = useTexts('shell')
  const elsewhere = inLanguage(useLanguage(), ELSEWHERE)
  return (
    <>
      <div className="container grid gap-x-8 gap-y-10 pt-16 pb-14 sm:grid-cols-2 md:grid-cols-[1.1fr_1.15fr_0.95fr] lg:grid-cols-[232px_auto_auto_auto_auto] lg:justify-between xl:grid-cols-[232px_232px_auto_auto_auto] lg:pt-20">
        <Column title={<Wordmark />}>
          <p className="text-lg font-medium">{texts.subscribe}</p>
          <p>{texts.offer}</p>
          <NewsletterForm />
        </Column>
        <Column title={texts.support}>
          <address className="grid gap-4 not-italic lg:max-w-58">
            <p>{shop.address}</p>
            <a href={`mailto:${shop.email}`} className="footer-link wrap-anywhere">
              {shop.email}
            </a>
            <a href={`tel:${shop.phone?.replaceAll(' ', '')}`} className="footer-link">
              {shop.phone}
            </a>
          </address>
        </Column>
        <Column title={texts.account}>
          <Links
            links={[
              ['/accounts', texts.myAccount],
              ['/login', texts.logIn],
              ['/cart', texts.cart],
              ['/wishlist', texts.wishlist],
              ['/shop', texts.shop],
            ]}
          />
        </Column>
        <Column title={texts.quickLink}>
          <Links
            links={[
              ['/privacy', texts.privacy],
              ['/terms', texts.terms],
              ['/faq', texts.faq],
              ['/contacts', texts.contact],
              ['/track-order', texts.trackOrder],
            ]}
          />
        </Column>
        <Column title={texts.download}>
          <p className="text-xs font-medium text-white/60 lg:max-w-49">{texts.save}</p>
          <div className="flex flex-wrap gap-3">
            <a href={shop.googlePlay ?? elsewhere} rel="noreferrer" className="footer-link">
              <img src={googlePlay} alt={texts.googlePlay} width={135} height={40} loading="lazy" />
            </a>
            <a href={shop.appStore ?? elsewhere} rel="noreferrer" className="footer-link">
              <img src={appStore} alt={texts.appStore} width={120} height={40} loading="lazy" />
            </a>
          </div>
          <ul className="-ms-2 flex gap-2">
            {NETWORKS.map(({ place, name, icon }) => (
              <li key={name}>
                <a
                  href={shop[place] ?? elsewhere}
                  rel="noreferrer"
                  aria-label={fill(texts.social, { network: name })}
                  className="icon-button hover:text-white/60"
                >
                  <Icon name={icon} />
                </a>
              </li>
            ))}
          </ul>
        </Column>
      </div>
      <p className="border-t border-[#ffffff26] px-4 py-5 text-center text-white/60">
        {texts.copyright}
      </p>
    </>
  )
}

interface ColumnProps {
  title: React.ReactNode
  children: React.ReactNode
}

const Column = ({ title, children }: ColumnProps) => (
  <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
    <h2 className="mb-2 text-xl font-medium">{title}</h2>
    {children}
  </div>
)

function Links({ links }: { links: [to: string, label: string][] }) {
  const language = useLanguage()
  return (
    <ul className="grid gap-4 touch:gap-2">
      {links.map(([to, label]) => (
        <li key={to}>
          <a href={inLanguage(language, to)} className="footer-link">
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}
