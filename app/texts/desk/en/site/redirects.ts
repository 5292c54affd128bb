/** The screen of redirects. */
export const redirects = {
  about:
    'Where addresses lead that the shop has not, or not any more. The shop’s own pages always come first.',
  search: 'Search addresses',
  kind: 'Made for',
  anyKind: 'All redirects',
  kinds: {
    own: 'Your own',
    product: 'A product’s former address',
    category: 'A category’s',
    page: 'A page’s',
  },
  columns: { from: 'From', to: 'To', kind: 'Made for', at: 'Since' },
  none: 'There is no redirect.',
  add: 'Add redirect',
  from: 'From',
  fromHint: 'A path of this shop without a page, such as /products/mug.',
  to: 'To',
  toHint:
    'A path of this shop such as /shop/blue-mug, or an address with https://. What stands behind a question mark is carried on.',
  replace: 'Replace the redirect that is there',
  added: 'It leads to {to} now.',
  remove: 'Remove',
  removed: { one: '1 redirect is removed.', other: '{count} redirects are removed.' },
  undo: 'Undo',
  undone: 'They are back.',
  import: 'Import a list',
  importHint:
    'A CSV file with the columns from and to. First it is only checked, and nothing is stored.',
  choose: 'Choose a file',
  checked: '{added} new, {changed} changed, {unchanged} as before, {refused} refused.',
  stored: 'Stored: {added} new, {changed} changed.',
  refused: 'Lines that cannot be stored',
  line: 'Line {line}: {reason}',
  more: 'and {count} more',
  apply: 'Store the list',
}
