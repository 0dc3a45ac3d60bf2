/** One thing that is wrong in the words of the site: where it is and what to do about it. */
export interface Problem {
  /** Path relative to the root of the repository. */
  file: string;
  /** Line in the file, from 1. */
  line: number;
  message: string;
}

/** Renders a problem as `file:line  message`, the form that editors turn into a link. */
export function formatProblem({ file, line, message }: Problem): string {
  return `${file}:${line}  ${message}`;
}
