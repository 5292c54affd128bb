import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { type Launch, nodeOf } from './launch'

/**
 * Runs the command that replaces the shop by a backup, in a process of its own, once its server has
 * ended. `over` is called when that ends, however it does: the command itself notes how.
 */
export function restorer(launch: () => Launch, over: () => void) {
  let backup: string | undefined
  let child: ChildProcess | undefined
  const ended = () => {
    if (backup === undefined) return
    backup = undefined
    child = undefined
    over()
  }
  return {
    ask(path: string) {
      backup = path
    },
    isAsked: () => backup !== undefined,
    begin() {
      if (child || backup === undefined) return
      child = startCommand(launch(), ['restore', backup, '--yes', '--asked'])
      child.on('exit', ended)
      child.on('error', ended) // It could not be started.
    },
    /** Ends a running restore, which leaves the old shop or the new one; false where none runs. */
    stop() {
      child?.kill()
      return child !== undefined
    },
  }
}

/**
 * Runs a merchant's command of the build. Its output names people of the desk and is dropped; what
 * it warns of belongs into the log.
 */
function startCommand(launch: Launch, args: string[]) {
  const script = join(launch.root, launch.build, 'server/run.js')
  return spawn(nodeOf(launch), ['--env-file-if-exists=.env', script, ...args], {
    cwd: launch.root,
    env: { NODE_ENV: 'production', ...launch.env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}
