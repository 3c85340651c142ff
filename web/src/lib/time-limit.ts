/** The time in ms after which a request has failed: long enough for a slow connection. */
export const TIME_LIMIT = 20_000
