import sidebars from '../../sidebars';
import { eventsSymbol } from '../api/links';
import { loadFacts } from '../api/load';
import type { Problem } from '../words/problem';
import { features } from '../components/HomeFeatures/features';
import { currentVersion } from '../config/versions';
import { placesOf } from '../words/places';
import { linkSample, readHomeSample, type SamplePiece } from '../samples/links';
import { referenceOf, type Way } from './reference';

/** A member that the home page names, as readers know it, and the address of what documents it. */
export interface MemberLink {
  name: string;
  href: string;
}

/** What the home page knows of the current version. */
export interface HomeData {
  sample: SamplePiece[];
  /** One for each feature, in their order. */
  features: MemberLink[];
  /** The parts of the reference. */
  reference: Way[];
}

/** Joins the home page with the facts; what it names and no page documents is a problem. */
export function readHome(siteDir: string): { data: HomeData; problems: Problem[] } {
  const facts = loadFacts(currentVersion.version);
  const places = placesOf(siteDir, currentVersion, facts);
  const { pieces, problems } = linkSample(readHomeSample(siteDir), facts, places);
  const linked = features.map(({ symbol, member }) => ({
    name: symbol === eventsSymbol ? member : `${symbol}.${member}`,
    href: places.ofMember(symbol, member) ?? '',
  }));
  const unplaced = linked
    .filter(({ href }) => !href)
    .map(({ name }) => ({
      file: 'src/components/HomeFeatures/features.ts',
      line: 1,
      message: `no page of ${facts.version} documents ${name}`,
    }));
  return {
    data: { sample: pieces, features: linked, reference: referenceOf(sidebars, currentVersion.path) },
    problems: [...problems, ...unplaced],
  };
}
