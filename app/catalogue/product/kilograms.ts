export const KILOGRAMS_A_POUND = 0.453_592_37

/** Returns pounds, which the catalogue stores to a hundredth, from kilograms. */
export const poundsOf = (kilograms: number) => kilograms / KILOGRAMS_A_POUND
