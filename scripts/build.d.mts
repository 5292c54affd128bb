export const VERSIONS: string
export function buildWhenStale(): string
export function oneAtATime<Result>(lock: string, act: () => Result): Result
