import { inTurn } from './turns.server'

/** Reads the body before the turn: a sender that dribbles it would hold up all who wait. */
export async function inTurnOnceRead<T>(request: Request, work: (request: Request) => Promise<T>) {
  const read = request.body ? new Request(request, { body: await request.arrayBuffer() }) : request
  return inTurn(() => work(read))
}
