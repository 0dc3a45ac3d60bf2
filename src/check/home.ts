import { readHome } from '../home';
import { readHomeSample } from '../samples/links';
import { currentVersion } from '../config/versions';
import { FrontMatterError } from '../words/pages';
import type { Problem } from '../words/problem';
import { checkSamples } from '../samples';

/**
 * Compiles the sample of the home page, and finds what the page names and no page of the current version documents. A
 * page whose front matter does not tell what it documents is a problem too.
 */
export function checkHome(siteDir: string): Problem[] {
  return [...checkSamples(currentVersion.version, [readHomeSample(siteDir)]).problems, ...placeProblems(siteDir)];
}

function placeProblems(siteDir: string): Problem[] {
  try {
    return readHome(siteDir).problems;
  } catch (error) {
    if (error instanceof FrontMatterError) return [error.problem];
    throw error;
  }
}
