/**
 * An error that the user of a command can fix. Commands print its message without a stack trace. Plain JavaScript, because
 * `npm run site` and `npm test` throw it before the installation.
 */
export class Refusal extends Error {}
