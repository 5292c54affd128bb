/** Browsers take `//host`, `/\host` and control characters for another site's address. */
const OWN_PATH = /^\/(?![/\\])[^\p{Cc}\\]*$/u

/** Whether a link to `path` stays in the shop. For return paths, settings and redirects alike. */
export const isOwnPath = (path: string) => OWN_PATH.test(path)
