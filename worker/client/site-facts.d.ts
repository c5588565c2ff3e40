/** Whether a page of the site has a form: without any, nothing of them is bundled. */
declare const HAS_FORMS: boolean;

/** Whether pages may load players of videos from other hosts. */
declare const HAS_PLAYERS: boolean;

/** Whether browsers take over components of the site's own. */
declare const HAS_ISLANDS: boolean;
