/** A problem in a source file, with its position and a message that suggests a fix. */
export interface Problem {
  /** Path relative to the repository root. */
  file: string;
  /** Line in the file, starting at 1. */
  line: number;
  message: string;
}

/** Formats a problem as `file:line  message`, which editors turn into a link. */
export function formatProblem({ file, line, message }: Problem): string {
  return `${file}:${line}  ${message}`;
}
