/**
 * A response whose first piece is made, so that a fault there can still be told as one. A fault later
 * cuts the response off.
 */
export async function begun(response: Response): Promise<Response> {
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
