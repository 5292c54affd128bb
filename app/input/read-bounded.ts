/** Reads a body. Throws what `refusal` makes as soon as it is too large, which closes its connection. */
export async function readBounded(
  body: AsyncIterable<Uint8Array> | null,
  mostBytes: number,
  refusal: () => Error,
) {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.length
    if (size > mostBytes) throw refusal()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
