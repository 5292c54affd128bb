/** Browsers take `//host`, `/\host` and control characters for another site's address. */
const OWN_PATH = /^\/(?![/\\])[^\p{Cc}\\]*$/u

/** Tells whether a link to `path` stays in the shop, for return paths and redirects. */
export const isOwnPath = (path: string) => OWN_PATH.test(path)
