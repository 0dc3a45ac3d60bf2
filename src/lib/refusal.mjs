/**
 * An error that the user of a command can fix. Commands print its message without a stack trace. This file is plain
 * JavaScript, because `npm run site` and `npm test` load it before the dependencies are installed.
 */
export class Refusal extends Error {
  // Docusaurus prints the stack of every error, so replace it with the message.
  stack = this.message;
}
