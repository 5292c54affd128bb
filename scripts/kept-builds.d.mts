export function markBuild(folder: string): void
export function removeOldBuilds(folder: string): void
