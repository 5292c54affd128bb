/**
 * Countries whose addresses need their state, province or prefecture (Google's libaddressinput, which
 * requires it of them).
 */
const WITH_REGION = 'AE AU BR CA CN CO ES ID IN IT JP KR MX RU TW UA US'

/** Tells whether an address of the country needs its region; false for one that is not chosen yet. */
export const needsRegion = (country: string) => country !== '' && WITH_REGION.includes(country)
