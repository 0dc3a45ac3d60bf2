/** An error that the user of a command can fix. Plain JavaScript, because commands load it before `npm install`. */
export class Refusal extends Error {
  // Use the message as the stack, because Docusaurus prints the stack of every error.
  stack = this.message;
}
