/** An error that the user of a command can fix. Plain JavaScript, because commands load it before installing. */
export class Refusal extends Error {
  // Docusaurus prints the stack of every error, so replace it with the message.
  stack = this.message;
}
