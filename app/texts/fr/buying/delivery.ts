import type { Texts } from '../../texts'

export const delivery: Texts['delivery'] = {
  weekdays: 'dim. lun. mar. mer. jeu. ven. sam.',
  months: 'janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.',
  day: '{weekday} {day}',
  first: '1er',
  arrives: 'Livraison : {dates}',
  home: 'Livraison au Bangladesh : {dates}',
  to: 'Livraison : {dates}, code postal {code}',
  inDays: 'Livraison en {days} jours ouvrés (Bangladesh)',
  ifPaid: 'Livraison : {dates}, si vous payez sans attendre',
  ifConfirmed: 'Livraison : {dates}, si vous confirmez sans attendre',
}
