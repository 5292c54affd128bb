export const frame = {
  desk: 'Desk',
  seeShop: 'See the shop',
  signOut: 'Sign out',
  menu: 'Menu',
  closeMenu: 'Close the menu',
  skip: 'Skip to content',
  groups: { sales: 'Sales', catalogue: 'Catalogue', insight: 'Insight', shop: 'Shop' },
  roles: { owner: 'Owner', staff: 'Staff', reader: 'Reader', viewer: 'Viewer' },
  palette: {
    open: 'Search…',
    label: 'Search orders, products and pages',
    pages: 'Pages',
    nothing: 'Nothing found.',
  },
  notFound: { title: 'There is no such page', text: 'The address leads to nothing at the desk.' },
  failed: {
    title: 'This page could not be shown',
    text: 'Something went wrong in the browser. What you saved is safe.',
  },
  notAllowed: { title: 'Your role does not allow this', text: 'Ask the owner of the shop.' },
  connection: {
    offline: 'You are offline. Nothing that you typed is lost; what you see may be old.',
    unreachable:
      'The shop cannot be reached. Nothing that you typed is lost; what you see may be old.',
    back: 'The shop is reached again. Changes that did not arrive: {count}.',
  },
}
