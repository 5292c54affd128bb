export interface PlacesTable {
  /** ISO 3166-1 alpha-2. */
  country: string
  /** The import that wrote the row. */
  edition: number
  /** The post code and the city as `plain-place.ts` folds them. */
  plain_code: string
  plain_city: string
  post_code: string
  city: string
  county: string | null
}

interface PlaceCountriesTable {
  country: string
  /** The edition of `places` that is shown; rows of others are being written or removed. */
  edition: number
  places: number
  imported_at: number
}

declare module '../../database/tables.server' {
  interface Tables {
    places: PlacesTable
    place_countries: PlaceCountriesTable
  }
}
