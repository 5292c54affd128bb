import type { Texts } from '../../texts'
import { promises } from './promises'

export const about: Texts['about'] = {
  pageTitle: 'Über uns',
  pageDescription:
    'Exclusive, seit 2015: der Marktplatz Südasiens mit starker Präsenz in Bangladesch.',
  home: 'Startseite',
  breadcrumb: 'Über uns',
  storyTitle: 'Unsere Geschichte',
  story1:
    'Exclusive startete 2015 und ist der führende Online-Marktplatz Südasiens mit starker Präsenz in Bangladesch. Mit einem breiten Angebot maßgeschneiderter Lösungen für Marketing, Daten und Service vereint Exclusive 10.500 Händler und 300 Marken und bedient 3 Millionen Kunden in der Region.',
  story2:
    'Exclusive bietet mehr als 1 Million Produkte und wächst sehr schnell. Das Sortiment ist vielfältig, von Unterhaltungselektronik bis zum täglichen Einkauf.',
  storyPicture: 'Eine Vase, eine Handtasche, ein Paar Schuhe, ein Parfum und eine Uhr',
  figures: 'Exclusive in Zahlen',
  sellers: 'Aktive Händler auf unserer Seite',
  monthlySale: 'Monatlich verkaufte Produkte',
  customers: 'Aktive Kunden auf unserer Seite',
  annualSale: 'Jahresumsatz auf unserer Seite',
  team: 'Unser Team',
  chairman: 'Gründer und Vorsitzender',
  director: 'Geschäftsführerin',
  designer: 'Produktdesigner',
  portrait: 'Gezeichnetes Porträt von {name}',
  social: '{name} auf {network}',
  freeDelivery: 'KOSTENLOSE UND SCHNELLE LIEFERUNG',
  freeDeliveryText: 'Kostenlose Lieferung für alle Bestellungen über {amount}',
  ...promises,
  services: 'Unsere Leistungen',
}
