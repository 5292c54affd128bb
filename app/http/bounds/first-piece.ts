/**
 * Waits for a response's first piece, so that a fault in it can still be reported as one. A later
 * fault cuts the response off.
 */
export async function withFirstPiece(response: Response): Promise<Response> {
  if (!response.body) return response
  const reader = response.body.getReader()
  let first: Awaited<ReturnType<typeof reader.read>> | undefined = await reader.read()
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = first ?? (await reader.read())
      first = undefined
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: (reason) => reader.cancel(reason),
  })
  return new Response(body, response)
}
