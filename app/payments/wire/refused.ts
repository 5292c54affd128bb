import { ProviderRefused } from '../provider'

const MOST_LETTERS = 300

/**
 * Makes the refusal of a provider for the desk: its words, shortened, on one line, and without the
 * keys of the merchant, should the provider repeat one.
 */
export function refusedBy(
  name: string,
  { code, message }: { code?: string; message?: string },
  secrets: readonly string[],
) {
  const words = withoutSecrets(message || code || 'it gave no reason', secrets)
    .replace(/\s+/g, ' ')
    .slice(0, MOST_LETTERS)
  return new ProviderRefused(code || 'refused', `${name} refused: ${words}`)
}

/** Puts dots where a secret stands. */
const withoutSecrets = (text: string, secrets: readonly string[]) =>
  secrets
    .filter((secret) => secret.length > 3)
    .reduce((clean, secret) => clean.replaceAll(secret, '…'), text)

/** Returns an address of a provider: a path of the program's own at the provider's base. */
export const providerAddress = (base: string | URL, path = '') => new URL(path, base)
