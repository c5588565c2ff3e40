// What the modules that load on demand take from the first one, which is in memory by then (`share-code.ts`). Each name
// costs every worker ten bytes, so they must be longer than that, and used by the first module too.
export { respond } from './agents/respond.ts';
export { isLimited, isOver } from './edge/http/guard-request.ts';
export { isFresh, weakETag } from './edge/http/headers/etag.ts';
export { faultLog } from './edge/http/log.ts';
export { requestPath } from './edge/http/request-path.ts';
export { pageLine, resultLine } from './edge/markdown/page-line.ts';
export { ByteCache } from './edge/store/byte-cache.ts';
export { checkHeader, checkSum, takeChecked } from './edge/store/checksum.ts';
export { readFormat, readRecord } from './edge/store/read-page.ts';
export { withTimeout } from './edge/store/timer.ts';
export { decodeOrKeep, hrefToPath, pathToHref } from './model/path.ts';
export { concatenate } from './model/records/concatenate.ts';
export { pageAlternates } from './model/records/pages/page-alternates.ts';
export { DamagedRecord, takeHeader } from './model/records/pages/page-record.ts';
export { RecentMap } from './model/records/recent-map.ts';
export { isIndexed, sidebarName, versionLabel } from './model/records/versions/versions.ts';
export { searchHref } from './model/search/search.ts';
