import { INDUSTRY } from './fields/industry.ts';
import { KNOWLEDGE } from './fields/knowledge.ts';
import { MEDIA } from './fields/media.ts';
import { MONEY } from './fields/money.ts';
import { NATURE } from './fields/nature.ts';
import { SOCIETY } from './fields/society.ts';
import { SOFTWARE } from './fields/software.ts';
import { TRADE } from './fields/trade.ts';
import { TRAVEL } from './fields/travel.ts';
import { WORK } from './fields/work.ts';

/**
 * Words of fields of work, as `word-groups.ts` has those of most APIs. Each text has a group in a line, below the name of its
 * field, which begins with `#`.
 */
const FIELDS: readonly string[] = [INDUSTRY, KNOWLEDGE, MEDIA, MONEY, NATURE, SOCIETY, SOFTWARE, TRADE, TRAVEL, WORK];

export const FIELD_GROUPS: readonly string[] = FIELDS.flatMap((text) =>
  text.split('\n').filter((line) => line !== '' && !line.startsWith('#')),
);
