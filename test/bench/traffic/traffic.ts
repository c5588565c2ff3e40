import { parseOptions, toAmount, toWholeNumber } from '../../../build/tools/script-options.ts';
import { readsPerThousandViews } from './simulate-traffic.ts';

/** `npm run traffic`: KV reads per thousand views, by the size of an isolate's cache and its lifetime. */
const options = parseOptions(
  {
    pages: { type: 'string', default: '22000' },
    kib: { type: 'string', default: '60' },
    exponent: { type: 'string', default: '0.9' },
    views: { type: 'string', default: '300000' },
    seed: { type: 'string', default: '1' },
  },
  'npm run traffic [-- --pages N --kib KIB_OF_A_PAGE --exponent ZIPF --views N --seed N]',
);
const CACHE_MB = [0, 4, 16, 32, 64];
const ISOLATE_VIEWS = [30, 300, 3_000, 30_000];

const traffic = {
  pages: toWholeNumber('pages', options.pages),
  pageBytes: toAmount('kib', options.kib) * 1024,
  exponent: toAmount('exponent', options.exponent),
  views: toWholeNumber('views', options.views),
  seed: toAmount('seed', options.seed),
};

const line = (cells: readonly (string | number)[]): void => console.log(`| ${cells.join(' | ')} |`);
line(['views of an isolate', ...CACHE_MB.map((size) => `${size} MB`)]);
line(['---', ...CACHE_MB.map(() => '---')]);
for (const isolateViews of ISOLATE_VIEWS) {
  const reads = CACHE_MB.map((size) =>
    Math.round(readsPerThousandViews({ ...traffic, isolateViews, cacheBytes: size * 1e6 })),
  );
  line([isolateViews.toLocaleString('en'), ...reads]);
}
