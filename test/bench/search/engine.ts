/** The search engine as the worker bundles it. */
export { search } from '../../../worker/search/search-engine.ts';
export { SearchMemory } from '../../../worker/search/search-memory.ts';
