/** An error that the user of a command can fix. Plain JavaScript, because commands load it before installing. */
export class Refusal extends Error {
  // Replaces the stack with the message, because Docusaurus prints the stack of every error.
  stack = this.message;
}
