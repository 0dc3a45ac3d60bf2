import { expose } from 'comlink';
import { createSearcher, type SearcherOptions } from './searcher';

// The page passes the options as the worker's name.
expose(createSearcher(JSON.parse(self.name) as SearcherOptions));
