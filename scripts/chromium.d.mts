export function findChromium(): string
export function installedChromium(): string | undefined
