import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Returns the path of a file or folder of the project that is read as it is, not built. */
export const projectFile = (path: string) => join(projectRoot(), path)

/** Searches upwards: the built server and the sources lie at different depths. */
function projectRoot() {
  let folder = import.meta.dirname
  while (!existsSync(join(folder, 'package.json')) && folder !== dirname(folder))
    folder = dirname(folder)
  return folder
}
