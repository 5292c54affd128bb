export function installedChromium(): Record<'windowless' | 'windowed', string | undefined>
export function installChromium(): void
