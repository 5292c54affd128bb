/** The page about apps and social networks, of which a shop may have none. */
export const elsewhere = {
  home: 'Home',
  title: 'Apps and social networks',
  description:
    'Whether Exclusive has an app or pages on social networks, and what there is instead.',
  apps: 'Apps',
  noApps:
    'Exclusive has no app yet, and so nothing to save with it yet either. The shop itself can be kept like an app: choose “Install” or “Add to Home Screen” in the menu of your browser.',
  networks: 'Social networks',
  noNetworks:
    'Neither Exclusive nor the people of our team have a page there yet. News and offers come with the newsletter; for everything else a person answers on the contact page.',
  notYet: 'Not yet',
}
