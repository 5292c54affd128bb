/** Its client hung up before the request had come whole: no fault, and nobody reads the response. */
export const clientLeft = (error: unknown) =>
  error instanceof Error &&
  error.message === 'aborted' &&
  (error as { code?: string }).code === 'ECONNRESET'

export const toNobody = () => new Response(null, { status: 400 })
