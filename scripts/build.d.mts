export const VERSIONS: string
