import { prepareLiveRegion } from './announce.ts';
import { dismissAnnouncement } from './announcement.ts';
import { revealHashTarget } from './collapsible.ts';
import { copyOnClick } from './copy.ts';
import { enhanceCode } from './highlight.ts';
import { operateMobileMenu } from './mobile-menu.ts';
import { focusSearchOnSlash } from './search-key.ts';
import { enhanceSidebar } from './sidebar.ts';
import { enhanceTableOfContents } from './table-of-contents.ts';
import { enhanceTabs } from './tabs.ts';
import { switchTheme } from './theme.ts';

/** What elements of a page need; called again for an article that takes the place of another. */
const ENHANCEMENTS = [enhanceTabs, enhanceSidebar, enhanceTableOfContents, enhanceCode];

/** What the document does whatever is in it. */
const BEHAVIOURS = [
  revealHashTarget,
  switchTheme,
  operateMobileMenu,
  focusSearchOnSlash,
  copyOnClick,
  dismissAnnouncement,
  prepareLiveRegion,
];

for (const start of [...ENHANCEMENTS, ...BEHAVIOURS]) {
  try {
    start(document);
  } catch (error) {
    // The page is complete without any of them; the fault shows in the console, and the others go on.
    reportError(error);
  }
}
