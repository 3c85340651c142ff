/**
 * The tag of a test that runs every night only (`npm run test:night`): a rare case, a part that few see, or
 * one more page of a kind. Every other run proves the journeys of visitors and operators.
 */
export const NIGHT = '@night'

export const isNightlyRun = process.env.NIGHT === '1'
