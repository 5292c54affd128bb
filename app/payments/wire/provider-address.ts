/** Returns an address of a provider: a path of the program's own at the provider's base. */
export const providerAddress = (base: string | URL, path = '') => new URL(path, base)
