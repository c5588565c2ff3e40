import { ACCESS_PATHS } from '../../../worker/model/access.ts';
import { escapeHtml, type SafeHtml } from '../../../worker/model/markup/safe-html.ts';
import type { AccessMessages } from '../../../worker/model/messages/messages.ts';
import { pathToHref } from '../../../worker/model/path.ts';
import type { SiteFrame } from '../../../worker/model/site.ts';

interface Entry {
  readonly base: string;
  /** Whether its readers have signed in: in every view but the public one. */
  readonly isSignedIn: boolean;
  readonly messages: Pick<AccessMessages, 'signIn' | 'signOut'>;
}

/** Adds the way to sign in or out at the end of the navbar, behind what a component of the site shows there. */
export function addSignIn({ slots }: Pick<SiteFrame, 'slots'>, entry: Entry): Pick<SiteFrame, 'slots'> {
  const own = slots?.html.navbarEnd ?? [];
  return {
    slots: { islands: [], ...slots, html: { ...slots?.html, navbarEnd: [...own, renderEntry(entry)] } },
  };
}

function renderEntry({ base, isSignedIn, messages }: Entry): SafeHtml {
  // With a type, the script of the page neither prefetches the link nor follows it itself.
  const html = isSignedIn
    ? `<form class="sign-in" method="post" action="${pathToHref(base, ACCESS_PATHS.signOut)}"><button>${escapeHtml(messages.signOut)}</button></form>`
    : `<a class="sign-in" href="${pathToHref(base, ACCESS_PATHS.signIn)}" type="text/html" rel="nofollow">${escapeHtml(messages.signIn)}</a>`;
  return html as SafeHtml;
}
