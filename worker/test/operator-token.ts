/** The operators' token of every Worker in the tests. */
export const OPERATOR_TOKEN = 'correct-horse-battery-staple'
