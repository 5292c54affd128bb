const GRAMS_A_POUND = 453.592_37

/** Of one piece that weighs so many pounds. */
export const gramsOf = (pounds: number) => Math.round(pounds * GRAMS_A_POUND)
