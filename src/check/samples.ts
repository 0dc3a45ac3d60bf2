import { visit } from 'unist-util-visit';
import { declaredBy, isInternal } from '../api/lookup';
import type { Facts } from '../api/schema';
import { lineOf } from '../content/read/markup';
import type { Problem } from '../content/read/problem';
import type { DescribedBlock, ReferencePage } from '../content/read/reference';

/** `internal` lists the items that do not need a sample. */
export interface SampleCoverage {
  problems: Problem[];
  internal: string[];
}

/** Checks that every method, event and constructor that bots use has a sample. */
export function checkSampleCoverage(pages: ReferencePage[], facts: Facts): SampleCoverage {
  const coverage: SampleCoverage = { problems: [], internal: [] };
  for (const { file, blocks } of pages) {
    for (const block of blocks) {
      if ((block.kind !== 'member' && block.kind !== 'event') || !isCalled(block) || hasSample(block)) continue;
      if (declaredBy(block.section.symbol, block.name, facts)) continue;
      const name = `${block.section.symbol.name}.${block.name}`;
      if (needsNoSample(block)) {
        coverage.internal.push(name);
      } else {
        coverage.problems.push({
          file,
          line: lineOf(block.heading),
          message: `${name} has no sample: show what to type`,
        });
      }
    }
  }
  return coverage;
}

function isCalled(block: DescribedBlock): boolean {
  return block.kind === 'event' || !('kind' in block.member) || block.member.kind === 'method';
}

/** True for members that bots cannot or do not need to call, such as the constructors of unexported classes. */
function needsNoSample(block: DescribedBlock): boolean {
  if (block.kind === 'event') return false;
  const { symbol } = block.section;
  const { name, member } = block;
  const isOutOfReach = member.visibility === 'protected' || (!('kind' in member) && !symbol.exported);
  return isOutOfReach || isInternal(symbol.name, name, member);
}

function hasSample({ body }: DescribedBlock): boolean {
  let found = false;
  for (const node of body) visit(node, 'code', ({ lang }) => void (found ||= lang === 'ts' || lang === 'js'));
  return found;
}
