/** Elements allowed on a page. Others are treated as words in angle brackets. */
export const HTML_ELEMENTS: ReadonlySet<string> = new Set(
  (
    'a abbr address area article aside audio b bdi bdo blockquote br button caption center cite code col colgroup data ' +
    'datalist dd del details dfn dialog div dl dt em fieldset figcaption figure font footer form h1 h2 h3 h4 h5 h6 header ' +
    'hgroup hr i img input ins kbd label legend li main map mark menu meter nav ol optgroup option output p picture pre ' +
    'progress q rp rt ruby s samp search section select small source span strike strong sub summary sup svg table tbody ' +
    'td textarea tfoot th thead time tr track tt u ul var video wbr'
  ).split(' '),
);

/** SVG and MathML elements, including `svg` and `math` themselves. */
export const FOREIGN_ELEMENTS: ReadonlySet<string> = new Set(
  (
    'svg g path circle rect line polyline polygon ellipse text tspan defs clipPath linearGradient radialGradient stop mask ' +
    'pattern symbol use title desc marker filter ' +
    'math mi mo mn ms mtext mrow mfrac msqrt mroot msub msup msubsup munder mover munderover mtable mtr mtd mspace mstyle ' +
    'menclose mpadded mphantom semantics annotation'
  ).split(' '),
);

/**
 * Elements that the Content-Security-Policy blocks or that would affect the page around them. Dropped with their
 * content.
 */
export const BLOCKED_ELEMENTS: ReadonlySet<string> = new Set(
  'applet base embed frame frameset iframe link meta noembed noframes noscript object plaintext script style template title xmp'.split(
    ' ',
  ),
);

/** Elements with an optional closing tag (HTML §13.1.2.4). */
export const OPTIONAL_END: ReadonlySet<string> = new Set(
  'li p td th tr dt dd option optgroup thead tbody tfoot colgroup rt rp'.split(' '),
);
