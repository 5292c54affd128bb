/** Each setting by its key, with what it does. */
export const settingFields = {
  'shop.open': {
    title: 'The shop is open',
    about:
      'While it is closed, strangers see a page that says so. The desk has a link that shows the shop.',
  },
  'shop.name': { title: 'Name', about: 'In the header, titles and mails.' },
  'shop.legalName': { title: 'Legal name', about: 'In the footer and on invoices.' },
  'shop.street': { title: 'Street', about: '' },
  'shop.city': { title: 'City and post code', about: '' },
  'shop.country': {
    title: 'Country',
    about: 'Of the seller, and chosen first at checkout if you send there.',
  },
  'shop.phone': { title: 'Phone', about: '' },
  'shop.emails': {
    title: 'E-mail addresses',
    about: 'One a line. The first gets messages of shoppers.',
  },
  'shop.newOrderMail': {
    title: 'A mail for each new order',
    about:
      'To the first address, once an order is placed, confirmed or paid online, whichever it needs.',
  },
  'shop.hours': { title: 'Hours', about: 'Such as Mon–Fri 9–17.' },
  'shop.timeZone': {
    title: 'Time zone',
    about: 'Days, reports and coupons begin and end by it.',
  },
  'shop.weightUnit': { title: 'Unit of weight', about: '' },
  'shop.lowStock': {
    title: 'Low stock',
    about: 'Units up to which pages, the API and the desk call a stock low.',
  },
  'shop.orderPrefix': {
    title: 'Prefix of order numbers',
    about: 'Up to six capital letters and digits. Earlier orders keep their numbers.',
  },
  'shop.languages': { title: 'Languages offered', about: '' },
  'shop.defaultLanguage': {
    title: 'Default language',
    about: 'What an offered language does not say is said in this one.',
  },
  'shop.catalogueLanguage': {
    title: 'Language of the catalogue',
    about:
      'In which titles, descriptions and names of categories are written; the others are added to each.',
  },
  'shop.logo': {
    title: 'Logo',
    about: 'An SVG or a picture, in place of the name in the header.',
  },
  'shop.icon': { title: 'Icon', about: 'Square, for tabs and home screens.' },
  'shop.accent': {
    title: 'Accent colour',
    about: 'Of buttons and links. It must stand out from white by 4.5 to 1.',
  },
  'shop.bannerLink': { title: 'Where the banner leads', about: 'A path such as /shop.' },
  'shop.headerMenu': {
    title: 'Links of the header',
    about:
      'Each leads to a product, a category, a page, or to another site. Without a label it is named after what it leads to; one to what is gone is left out. Empty: the usual links, with the pages that stand in the header.',
  },
  'shop.footerMenu': {
    title: 'Links of the footer',
    about:
      'As those of the header. Empty: the usual links, with the pages that stand in the footer.',
  },
  'shop.menu': {
    title: 'Departments',
    about:
      'Categories and departments in the order of the menu. With none chosen: the departments of a general store, or in a shop of your own the categories with products.',
  },
  'shop.facebook': { title: 'Facebook', about: '' },
  'shop.x': { title: 'X', about: '' },
  'shop.instagram': { title: 'Instagram', about: '' },
  'shop.linkedin': { title: 'LinkedIn', about: '' },
  'shop.googlePlay': { title: 'Google Play', about: '' },
  'shop.appStore': { title: 'App Store', about: '' },
  'money.currency': {
    title: 'Currency',
    about: 'Prices keep their figures: look at them after a change.',
  },
  'money.pricesIncludeTax': {
    title: 'Prices include tax',
    about: 'Otherwise it is added at the end.',
  },
  'money.taxNumber': { title: 'Tax number', about: 'On invoices.' },
  'money.taxClasses': {
    title: 'Tax classes',
    about: 'One a line. The first is of products that name none.',
  },
  'money.taxRates': {
    title: 'Tax rates',
    about: 'The most exact one holds: region, then country, then * for everywhere else.',
  },
  'money.rounding': { title: 'Tax is rounded', about: '' },
  'money.crossedOutPrices': {
    title: 'Crossed-out prices and badges',
    about:
      'A shop of your own crosses out only a price that it asked within the last 30 days; a given discount alone shows nothing.',
  },
  'money.newsletterPercent': {
    title: 'Discount for new subscribers, in percent',
    about: 'Each gets a code for a first order by mail. 0 gives none.',
  },
  'money.flashSaleEnd': {
    title: 'End of the flash sale',
    about: 'Such as 2026-12-24T18:00:00+06:00. Empty: it goes on.',
  },
  'shipping.zones': {
    title: 'Zones and rates',
    about:
      'The first zone that names the country and post code holds, then the first of * (everywhere else). A country in none gets nothing sent.',
  },
  'shipping.cutoffHour': {
    title: 'Last hour for the same day',
    about: 'An order placed later is packed from the next day on.',
  },
  'shipping.handlingDays': { title: 'Days to pack', about: 'Such as 1-2.' },
  'shipping.handlingDaysOff': {
    title: 'Days without packing',
    about: 'Such as sat,sun, or none.',
  },
  'shipping.transitDays': {
    title: 'Days on the way',
    about: 'By country or its region, such as AT/1:1 AT:1-2 *:5-10. Off: none is promised.',
  },
  'shipping.transitDaysOff': { title: 'Days without delivery', about: 'Such as sun, or none.' },
  'shipping.carriers': {
    title: 'Parcel services',
    about:
      'Where a parcel can be followed: the service’s name, as you write it when you send an order, and its address with {number} where the parcel’s number stands. Mails and the order’s page link to it.',
  },
  'shipping.returnDays': { title: 'Days to return', about: 'At least 14.' },
  'shipping.returnAddress': { title: 'Where returns go', about: '' },
  'payment.ways': {
    title: 'Ways to pay',
    about: 'Only these are offered, in these countries (* is everywhere).',
  },
  'payment.bankAccounts': { title: 'Bank accounts', about: 'Where transfers go.' },
  'payment.bankDueDays': {
    title: 'Days to pay by transfer',
    about: 'After them an unpaid order ends and its stock comes back.',
  },
  'payment.onlineHoldMinutes': {
    title: 'Minutes to pay online',
    about:
      'So long an order to be paid at a provider holds its stock, from 10 to 2,880 (two days). Half-way its customer is reminded once.',
  },
  'payment.cashAdvance': {
    title: 'Advance on cash on delivery',
    about:
      'Paid at the first of the ways online that takes the amount, before the order counts. Where none does, cash on delivery is not offered.',
  },
  'payment.cashAdvancePercent': {
    title: 'Advance in per cent',
    about: 'Where a share of the total is paid in advance: from 1 to 90.',
  },
  'home.sections': { title: 'Home page', about: '' },
}
