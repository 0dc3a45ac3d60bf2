import { readHome } from '../plugins/home';
import { readHomeSample } from '../plugins/home/sample';
import { currentVersion } from '../config/versions';
import type { Problem } from './problem';
import { checkSamples } from './samples';

/** Compiles the sample of the home page, and finds what the page names and no page of the current version documents. */
export function checkHome(siteDir: string): Problem[] {
  return [...checkSamples(currentVersion.version, [readHomeSample(siteDir)]).problems, ...readHome(siteDir).problems];
}
