import { serveTasks } from '../../../app/sandbox/serve-tasks.server.ts'

const tasks = {
  echo: (given) => ({ given, pid: process.pid }),
  hang() {
    for (;;);
  },
  fillHeap() {
    for (const kept = []; ; ) kept.push({ more: String(Math.random()).repeat(10) })
  },
  fillBuffers() {
    for (const kept = []; ; ) kept.push(Buffer.alloc(4 * 1024 ** 2, 1))
  },
  abort: () => process.abort(),
  exit: () => process.exit(0),
  throwLater: () => new Promise(() => setImmediate(() => JSON.parse('{'))),
  refuse() {
    throw Object.assign(new TypeError('not so'), { code: 'E_SO' })
  },
  async tell({ times, everyMs }, tell) {
    for (let told = 1; told <= times; told++) {
      await new Promise((resolve) => setTimeout(resolve, everyMs))
      tell(told)
    }
    return 'told'
  },
  wait: () => new Promise(() => setInterval(() => {}, 1000)),
}

serveTasks(
  Object.fromEntries(Object.entries(tasks).map(([name, task]) => [name, async () => task])),
)
