import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/**
 * A migration that has landed ran in somebody's shop and never changes: what is to be otherwise is
 * a new migration. (003 was edited once, and shops made before lacked APP3.)
 */
const LANDED: Record<string, string> = {
  '001-start.ts': '46104cd43fb1175247a8fb66853a9bc574106781f1c6ee2012cede33df93ed1c',
  '002-catalogue.ts': 'f3cca6b96cca226260f2e72bfe3e4127506d0581943e7bbc102a0b4c3351633b',
  '003-orders.ts': '2eeedbe160486e5244b34ecba57e1ab034cdac7579d7604738dac1f2f9d0dd37',
  '004-identity.ts': '08caa140c4f3f30dbde435d990ecd86ea697270cff0366962ac61624d58736bc',
  '005-content.ts': '12d7d5e3660ae7bb82fa8a6aee500ea73fbf3b2659417b2c18883437be5a934c',
  '006-http.ts': 'ea0dd78c5e99831796d37ed3d0b63e3265f8ac7d845691bec6b3cbf85173e2fd',
  '007-app3-coupon.ts': 'c642732b63aa4f8d869869a024e30a8b27d5ca59afdaa45efccadcea57391922',
  '008-processes.ts': 'f614ddb980260ddaf8923af3b8f942327182872b72b0b7ba1eb4953260651dd1',
  '009-changes.ts': 'b40548829ecd78dd9df6202e0ba61f6857242487fded7a8b421863ccbbae72fb',
  '011-order-limits.ts': '3aaffe37eea044e1efcb98b2912ba83e7eb0398131307624356aeff7b45940b5',
  '012-refunds.ts': '14d64cb925114a8c3f4634beb58c2e6775f276ea094cb21950be9bea712ba79b',
  '018-catalogue-changes.ts': 'a135ecccc2334daa0fd76259796bcccd868a701ecb4310eff4058f5e522fc1ad',
  '015-awaiting-orders.ts': '1f32d79ffb02080a0b23565ff20cd552b9f7f97a98019709a30f3f015cdc9398',
  '019-missed-searches.ts': 'c15c9868e8d96a7db97b828bc970d21ee2790d613fae017411b51c75fd703fa3',
  '024-hidden-products.ts': 'e5ccb19f3c11e40f48aa65a8a8599e561f0bc16e834a952531f63b81965f0052',
  '025-settings.ts': '95f43b4862328953cd882446001149598a79034a3399c15b13447255d010f3f3',
  '030-invoices.ts': '3e695bab21aaa0ad9819a681d80c0d62c38c1514dcd40f4565271654b5687d4b',
  '029-order-money.ts': 'dc58d9de6bda2d7f722886343bfee51a8233721d174aa73f39793317368d22f2',
  '027-prices-with-a-past.ts': '4e7144c9b7d412e44a605ac4c98c9f7a5170618553aa17febcff9884c5354287',
  '028-own-catalogue.ts': '742e8c133965d335feef71fd80b181d694ddbb1bc0e2697ba0d1296f65ae4fda',
  '022-back-in-stock.ts': '72b35a54e747dca68928bdfe869116b81189c905028df98b3bd1df1a7a0e4811',
  '023-promised-arrival.ts': '6635ba0bd5622eb4431846b9df820e948b4d3dff7126f933b3de949bb189e5e4',
  '021-reviews.ts': '3cbf6138f51bc18894415125b31af480c1bb689007a19a45d9990db4c8f220a5',
  '020-returns.ts': 'ad971b32d4aa390409ad33e8be16aae62f89afb80cebbf2538262f5a073c2c3a',
  '026-variants.ts': 'ada138d6098ce6fe509467fc35f5a84135267734429e1510ded292f931796a46',
  '036-desk-orders.ts': '319c9d2432b01ed750a38c0e103c32d15833fa1674c3bae593b17c474d08ce6f',
  '031-shipping.ts': '540058df8e84fcd94712d152bb8993350bf8f578badd214fed2c4d1f770f14eb',
  '035-desk.ts': '0d3ed95e20eed73213e896e4e11ece77333e1cbc25a0e21d0a08ba0bf27900e4',
  '033-refunds.ts': 'c890659e75b352418eb44ff1480d34aea7ca5ac80432393f2dd818b377f6a504',
  '032-back-in-stock-variants.ts':
    '8da750b71533ccb16bd33c0dcda01ee2f830a3281ba4eb6f723f11288dd60abd',
  '034-variant-prices.ts': '01d4db823171c24d13c642b6a2b0b84412926943e6a7ff177f9a1265092e3548',
  '037-desk-products.ts': 'fd4df2ec762c837c1ca516f6c659a1bbd8a991e4def38c0d87dc8309dd8eeabd',
  '038-people.ts': 'b2d9c8eb9051b8003f13403cb5cc52021c58d552fcdb44abcf9771bab122c2be',
  '039-figures.ts': 'af9f31ae2b0f98950636ce12f212413a8399391ce6e177bc5008e3d44ab61337',
  '043-customers.ts': '786f7d97db21f5e8ea6fcc09b300cd6d28465d096f8a7fcaf71ef595959cc1c0',
  '044-limits.ts': 'ea5235ed6923b1c552e3a8f87761fbc1168be808ec05b0ee4191a82ce8b0066b',
  '045-desk-authority.ts': 'b11d26a296cf78c31f8f6a1263f4862d761853052c31d4b5907eec0a74c762a8',
  '046-erasures.ts': 'c1b276a1afd09239df40494e82e0707052aaf1168d77ac30a06a67831f7c1768',
  '047-broken-imports.ts': '2e60ea5c1811c4fe84bc4b83d9408be0e1f93c6e474f4ac9385c060e74e7a802',
  '048-names-of-payments.ts': 'd5c7fe869666ad889b4186053036f64fb6d06d0df5cbea8252e7f7c26c72ed26',
  '049-order-statuses.ts': '62f86262b7feb7bebec34726911e480ce08ece30e4aef523231e7ff2a9f254a8',
  '050-orders-by-id.ts': '648bca7ff6821772a4a147566c87e18ce931efe8f05b528a91644bf0b45f7aba',
  '051-change-columns.ts': '957369ce1294732690ba6a063d55d94a3c8b93faae437b957e5c07b6914c6f62',
  '052-cart-visitors.ts': '907507aafa0e49e664b4bb7b54a8dab4a35b390b2b4f7a04768d6049c29c51d8',
  '057-shipping-of-returns.ts': '934a6ef624733c948a8c1527d79db83738d455f6d210ea4364095bab18610f51',
  '063-reduced-prices.ts': '8da247263d2f1b6891de7b557e80fdd313e8f82b98172d2a6bac46651f566121',
  '059-pages.ts': '14c34cf885a2b4e91fe186653d2035d553371b04ed6aea3670d52c48cdb40418',
  '054-marks-of-scripts.ts': '58998988d04814e02f61ad58f8f3cee75035c44150ac7dfa03001f0245902080',
  '061-slugs.ts': 'b6df642d9bbb1fb41ba73fe5527754c8abfd86a6e432efdbe73141f48457372e',
  '062-redirects.ts': '5fdfab816aa0b0f71d26ddffae81d94092d89bd7ddef012cbf8c056d923af893',
  '066-product-tags.ts': '7fc5a379689d73db3ecbba244b9ddb88699841ae93f94f299fd822929ba8ffe5',
  '067-home-drafts.ts': '1b2e0e03cedd4776f5a2f27abbe14527b6ada08ab3535825332f3380a09ef954',
  '068-payments.ts': 'e59945d8afb73908cd66ed39607e2f0401226611151e9c6eba7b6f744ea2c8df',
  '069-payment-providers.ts': 'd10ef4382a01f3ec99b8c993df92162c449cd243ed304160c10602a397243476',
  '070-kept-for-providers.ts': '777e605beb6d1b8960b8ff062080d182592c9a55d5d339b3413d89c14ce0c70e',
  '073-payments-by-hand.ts': 'd9ecfedff62b37b967ac3383acd8e65dbd5c7aca82a26829de0abea655ecd6bb',
  '077-search-synonyms.ts': '184b13b88a693bac8a10a531030bdb68e04c1e1f5d17fbf7d3e38c9738448de2',
  '083-cash-advance.ts': '412f793cae1a4c901b7908c392f0ac14c2db95236be9108f87cd1ce0a3fac4df',
  '086-search-by-gtin.ts': 'e2bf2fd68f88c93e89d541bf5efeac8376e16b2a369b59320c2852c4e83e6c51',
  '100-payouts.ts': '6ace4f7c236952f1f7ca6da743080b10d8eb95be995b261368d1a10ca5033615',
  '089-search-rules.ts': '07c6eeee564681b196885a551f7bb79fd2c7af650ca5a5804cdea236a5a9fcff',
  '088-search-days.ts': '9b5ba6bcf86998efa6956c4355b435b18cbeda7bd572a349a23116194f876b4a',
  '101-review-photos.ts': '7138957ff1e7e3ceb1791ca77e6b878448b83f028eafdaf1980d623cff53d866',
  '095-size-guides.ts': 'a1f3366c9c12b67942fee143c89efb6ace54338b1e3138df72b657af586f517c',
  '112-owed-orders.ts': '8e5e1cc9810b49eb5456d7a5a8ee237404d055559e65be57d964614054bf3774',
  '110-places.ts': 'bd2318d812650529d0e72ca5cc4bb920eb3769b81d53bfdd3fc56c5050e90e3c',
  '111-titles-of-orders.ts': 'ea7b3d1c944190cf3f76002ff9e5beeac4c9c3682f2b746936bd90a3e254e81b',
  '114-hidden-categories.ts': '1474a94ae3112c6838615747c780c67a4b4c5715d6e135c90f2579f9d00892ed',
  '115-catalogue-language.ts': 'e5cc022b7a5a17acd884223e9053aee900dd159ada0f2298036b5559970f32eb',
}

test('migrations stay as they landed, and every one is recorded here', () => {
  const now = readdirSync('migrations').map((name) => {
    const content = readFileSync(`migrations/${name}`)
    return [name, createHash('sha256').update(content).digest('hex')]
  })
  expect(Object.fromEntries(now)).toEqual(LANDED)
})
