const GRAMS_A_POUND = 453.592_37

export const gramsOf = (pounds: number) => Math.round(pounds * GRAMS_A_POUND)
