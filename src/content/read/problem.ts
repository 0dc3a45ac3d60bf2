/** A problem in a source file: its position, and a message that suggests a fix. */
export interface Problem {
  /** The file path, relative to the repository root. */
  file: string;
  /** The line number, starting at 1. */
  line: number;
  message: string;
}

/** Formats a problem as `file:line  message`, which editors turn into a link. */
export function formatProblem({ file, line, message }: Problem): string {
  return `${file}:${line}  ${message}`;
}

/** Patterns of incorrect text. Each key is the message about the text that the pattern matches. */
export type Patterns = Record<string, RegExp>;

/** Returns the first message whose pattern matches the text. */
export const messageFor = (text: string, patterns: Patterns): string | undefined =>
  Object.keys(patterns).find((message) => patterns[message].test(text));
