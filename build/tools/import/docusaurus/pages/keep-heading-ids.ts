import GithubSlugger from 'github-slugger';
import { takeModuleLines } from '../../../../page/mdx/module-lines.ts';
import { CodeRegions } from '../../../../page/text/markdown/code-regions.ts';
import { FRONT_MATTER } from '../../../../site/docs/front-matter.ts';
import { findHeadings, withHeadingIds } from '../../shared/pages/headings.ts';

/** Adds their ids to headings with components in them: Docusaurus makes them from the text beside the components. */
export function keepHeadingIds(text: string): string {
  const code = new CodeRegions(text);
  const slugger = new GithubSlugger();
  const start = FRONT_MATTER.exec(text)?.[0].length ?? 0;
  return withHeadingIds(text, findHeadings(takeModuleLines(text, code).text, code, start), (heading) => {
    // The other headings count for repeated ids.
    const id = slugger.slug(heading.text);
    return /<[A-Z]/.test(text.slice(heading.start, heading.end)) ? id : null;
  });
}
