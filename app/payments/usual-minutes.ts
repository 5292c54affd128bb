/** The minutes for which an attempt holds its order's stock, where the merchant chose no other. */
export const USUAL_MINUTES = 30
