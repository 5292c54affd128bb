/**
 * Tells whether a form was sent by another site's page, as browsers say. What says nothing is no
 * browser, or an older one.
 */
export function isForeignForm(headers: Headers) {
  const site = headers.get('Sec-Fetch-Site')
  return site !== null && site !== 'same-origin' && site !== 'none'
}
