import type { StartedEngine } from '../../../src/search/client/startEngine';
import { createEngine, type Engine } from '../../../src/search/engine';

/** How many engines were started. */
export const started = { count: 0 };

/** In the place of the thread that browsers have: the same engine, in this one. */
export function startEngine(): StartedEngine {
  let engine: Engine;
  started.count += 1;
  return {
    read: (shards) => Promise.resolve(void (engine = createEngine(shards))),
    search: (request) => Promise.resolve(engine.search(request)),
    end: () => undefined,
  };
}
