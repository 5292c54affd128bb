export const KILOGRAMS_A_POUND = 0.453_592_37

/** Returns pounds, which the catalogue stores to a hundredth, from kilograms. */
export const poundsOf = (kilograms: number) => kilograms / KILOGRAMS_A_POUND

/** Returns kilograms to the ten grams that hundredths of a pound tell apart. */
export const kilogramsOf = (pounds: number) => Math.round(pounds * KILOGRAMS_A_POUND * 100) / 100
