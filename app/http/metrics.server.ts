import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export const registry = new Registry()

export const watchProcess = () => collectDefaultMetrics({ register: registry })

export const requests = new Counter({
  name: 'shop_requests_total',
  help: 'Responses by what made them and by status.',
  labelNames: ['from', 'status'] as const,
  registers: [registry],
})

export const rendering = new Histogram({
  name: 'shop_page_render_seconds',
  help: 'Time to render a page that was not in the cache.',
  buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5],
  registers: [registry],
})

export function gauge(name: string, help: string, read: () => number) {
  new Gauge({
    name,
    help,
    registers: [registry],
    collect() {
      this.set(read())
    },
  })
}
