/** Whether any page has a Try-it form. If not, forms are not bundled. */
declare const HAS_FORMS: boolean;

/** Whether pages may load players of videos from other hosts. */
declare const HAS_PLAYERS: boolean;

/** Whether the site has interactive components (islands). */
declare const HAS_ISLANDS: boolean;
