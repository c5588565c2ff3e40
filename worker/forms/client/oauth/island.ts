/* What gets and renews tokens, as a script of its own: few readers sign in, and most forms have no scheme for it. */

export { refreshGrant } from './refresh-grant.ts';
export { fillTokenSection } from './token-section.ts';
