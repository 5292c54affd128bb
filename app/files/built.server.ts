import { resolve } from 'node:path'

let folder = 'build'

/** A file of the build that this process runs: what is built later lies elsewhere. */
export const built = (path: string) => resolve(folder, path)

/** Called by the server's entry, which knows where it lies. */
export function setBuilt(of: string) {
  folder = of
}
