import type { Texts } from '../../texts'

export const elsewhere: Texts['elsewhere'] = {
  home: 'Startseite',
  title: 'Apps und soziale Netzwerke',
  description:
    'Ob Exclusive eine App oder Seiten in sozialen Netzwerken hat, und was es stattdessen gibt.',
  apps: 'Apps',
  noApps:
    'Exclusive hat noch keine App, also lässt sich mit ihr auch noch nichts sparen. Der Shop selbst lässt sich wie eine App behalten: Wählen Sie im Menü Ihres Browsers „Installieren“ oder „Zum Startbildschirm“.',
  networks: 'Soziale Netzwerke',
  noNetworks:
    'Weder Exclusive noch die Menschen in unserem Team haben dort bisher eine Seite. Neues und Angebote kommen mit dem Newsletter; bei allem anderen antwortet ein Mensch über die Kontaktseite.',
  notYet: 'Noch nicht',
}
