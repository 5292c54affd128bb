export type Encoding = 'br' | 'gzip' | 'identity'

/**
 * The best of our encodings that an `Accept-Encoding` header allows. Only an explicit `q=0` is read
 * beside the names: every browser sends `gzip, deflate, br[, zstd]`.
 */
export function preferredEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity'
  if (allows(accepted, 'br')) return 'br'
  return allows(accepted, 'gzip') ? 'gzip' : 'identity'
}

function allows(accepted: string, name: string) {
  const at = accepted.indexOf(name)
  if (at < 0) return false
  return !/^[a-z]|^\s*;\s*q=0(\.0*)?\s*(,|$)/.test(accepted.slice(at + name.length))
}
