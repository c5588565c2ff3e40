/* What plugins import from `docvane`. The package exports the same functions. */
export { plain } from '../../../worker/model/markup/plain-markdown.ts';
export { pathToHref } from '../../../worker/model/path.ts';
export { SourceError } from '../../base/report/finding.ts';
export { suggest } from '../../base/report/nearest.ts';
export { defineBlock, defineChildBlock, titleOf } from '../../page/blocks/block.ts';
export { element } from '../../page/text/html-node.ts';
export {
  bullet,
  code,
  heading,
  joinBlocks,
  link,
  quote,
  toMarkdownHref,
} from '../../page/text/markdown/markdown-text.ts';
export { plainText } from '../../page/text/plain-text.ts';
export { blockToken, linkToken, paragraphOf, plainToken, textToken } from '../../page/text/tokens.ts';
export { renderAtomFeed } from '../feed/atom-feed.ts';
export { definePlugin } from './plugin.ts';
