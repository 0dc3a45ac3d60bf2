import { expose } from 'comlink';
import type { Shard } from '../shard';
import { createEngine, type Engine } from '.';
import type { SearchRequest } from './protocol';

let engine: Engine;

/** What a page asks of the worker: to read shards, once, and then to search in them. */
const thread = {
  read(shards: readonly Shard[]): void {
    engine = createEngine(shards);
  },
  search: (request: SearchRequest) => engine.search(request),
};
export type EngineThread = typeof thread;

expose(thread);
