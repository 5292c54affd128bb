import { fuzz } from '../../tests/support/fuzz/fuzz'

/**
 * Sends hostile requests to a running shop, or to a proxy before shops: `npm run bench -- fuzz-at
 * http://host:port [requests] [seed] [connections] [first request]`. Fails when an answer is wrong.
 */
export async function main([
  at = '',
  count = '20000',
  seed = '1',
  connections = '8',
  first = '0',
]: string[]) {
  const { hostname, port, protocol } = new URL(at)
  const result = await fuzz({
    host: hostname,
    port: Number(port || (protocol === 'http:' ? 80 : Number.NaN)),
    seed: Number(seed),
    count: Number(count),
    first: Number(first),
    connections: Number(connections),
  })
  const { faults, ...rest } = result
  console.log(JSON.stringify(rest))
  for (const fault of faults) console.log(fault)
  console.log(`${faults.length} wrong`)
  return faults.length > 0 ? 1 : 0
}
