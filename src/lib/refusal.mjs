/**
 * A condition that the person at the keyboard can put right: shown as its message alone, without a stack. Plain
 * JavaScript, because `npm run site` and `npm test` throw it before anything is installed.
 */
export class Refusal extends Error {}
