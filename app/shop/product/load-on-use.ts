/** Loads the code for rare actions. Rejects when the browser is offline. */
export const loadOnUse = () => import('./on-use').then((module) => module.default)
