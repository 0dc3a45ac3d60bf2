import type { LoadContext, Plugin } from '@docusaurus/types';
import { formatProblem } from '../words/problem';
import { readHome } from '../home';

/** Writes `@generated/home/default/home.json`; throws where the home page names what no page documents. */
export default function homePlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'home',
    async contentLoaded({ actions }) {
      const { data, problems } = readHome(siteDir);
      if (problems.length > 0) throw new Error(problems.map(formatProblem).join('\n'));
      await actions.createData('home.json', data);
    },
  };
}
