import type { Language } from '../../business'
import { db } from '../../database/current.server'
import { shopUrl } from '../../http/shop-url.server'
import { MailProduct } from '../../mail/frame/mail-articles'
import { MailButton, Paragraph } from '../../mail/frame/mail-parts'
import { renderLetter } from '../../mail/frame/render-letter'
import { MailLayout } from '../../mail/mail-layout'
import { formatMoney } from '../../texts/currency.server'
import { fill } from '../../texts/fill'
import { textsOf } from '../../texts/texts.server'
import { cardsByIds } from '../queries/cards.server'

interface About {
  token: string
  productId: number
  variant?: number
  title: string
}

/** Mails the link that confirms the address. It says little, as anybody can enter any address. */
export const confirmationMail = (language: Language, about: About) =>
  letter(
    language,
    'backInStockConfirm',
    about,
    `/back-in-stock?confirm=${about.token}&product=${about.productId}${
      about.variant ? `&variant=${about.variant}` : ''
    }`,
  )

/** Mails the news that the product is back, once. */
export const backInStockMail = (language: Language, about: About) =>
  letter(language, 'backInStock', about, pathOf(about))

const pathOf = ({ productId, variant }: Pick<About, 'productId' | 'variant'>) =>
  `/shop/${productId}${variant ? `?variant=${variant}` : ''}`

async function letter(
  language: Language,
  name: 'backInStockConfirm' | 'backInStock',
  { token, productId, variant, title }: About,
  path: string,
) {
  const { mails } = textsOf(language)
  const words = mails[name]
  const leave = `/back-in-stock?leave=${token}`
  const [product] = await cardsByIds(db, [productId])
  const rendered = renderLetter(
    fill(words.subject, { title }),
    <MailLayout
      language={language}
      title={fill(words.title, { title })}
      footer={mails.footer}
      leave={shopUrl(leave, language)}
      preview={words.text}
    >
      <Paragraph>{words.text}</Paragraph>
      <MailProduct
        product={{
          title,
          ...(product && { picture: product.thumbnail }),
          // A card says the price of its cheapest variant.
          ...(product && !product.options && { price: formatMoney(language, product.price) }),
          href: shopUrl(pathOf({ productId, variant }), language),
        }}
      />
      <MailButton href={shopUrl(path, language)}>{words.button}</MailButton>
      <Paragraph>{words.after}</Paragraph>
    </MailLayout>,
  )
  return {
    ...rendered,
    // RFC 8058: mail programs show a button of their own to unsubscribe.
    headers: {
      'List-Unsubscribe': `<${shopUrl(`/api/back-in-stock/leave?token=${token}`)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}
