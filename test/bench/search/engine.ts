/** The search engine as the worker bundles it. */
export { findLanguage } from '../../../worker/search/languages/find-language.ts';
export { search } from '../../../worker/search/search-engine.ts';
export { SearchMemory } from '../../../worker/search/search-memory.ts';
