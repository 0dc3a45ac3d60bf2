import type { ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import { toJson } from './props';

/** Creates the component that renders an island. `islandLoader.cjs` passes `render` only during the build. */
export function createIsland<Props extends object>(name: string, render?: (props: Props) => string) {
  return function Island(props: Props): ReactNode {
    const { pathname } = useLocation();
    const json = toJson(
      props,
      (prop, problem) => `${pathname}: the prop "${prop}" of the island ${name} is ${problem}`,
    );
    return (
      <react-island
        data-island={name}
        data-props={json}
        // Render the parsed props, because the browser also gets them from the JSON. The markup is then the same.
        dangerouslySetInnerHTML={render && { __html: render(JSON.parse(json) as Props) }}
      />
    );
  };
}
