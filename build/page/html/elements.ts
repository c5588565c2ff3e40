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

/** Elements that texts drop with their content. Placeholders such as `<title>` are not among them. */
export const HIDDEN_ELEMENTS: ReadonlySet<string> = new Set(
  [...BLOCKED_ELEMENTS, 'math', 'svg'].filter((name) => name !== 'title'),
);

/** Elements of a text, and the attributes that they keep. */
export const TEXT_ELEMENTS: ReadonlyMap<string, readonly string[]> = new Map([
  ...(
    'b blockquote br caption cite dd del div dl dt em h1 h2 h3 h4 h5 h6 hr i ins kbd li mark p pre q s samp small strong ' +
    'sub summary sup table tbody tfoot thead tr u ul var'
  )
    .split(' ')
    .map((name): [string, string[]] => [name, []]),
  ['a', ['href', 'title', 'target', 'rel']],
  ['abbr', ['title']],
  ['code', ['class']],
  ['details', ['open']],
  ['img', ['src', 'alt', 'title', 'width', 'height']],
  ['ol', ['start']],
  ['span', ['title']],
  ...['td', 'th'].map((name): [string, string[]] => [name, ['colspan', 'rowspan', 'align']]),
]);

/** Elements with an optional closing tag (HTML §13.1.2.4). */
export const OPTIONAL_END: ReadonlySet<string> = new Set(
  'li p td th tr dt dd option optgroup thead tbody tfoot colgroup rt rp'.split(' '),
);

/** Elements that never have content (HTML §13.1.2). */
export const VOID_ELEMENTS: ReadonlySet<string> = new Set(
  'area base br col embed frame hr img input link meta param source track wbr'.split(' '),
);

/** Elements within a line, beside which no space is implied. */
export const LINE_ELEMENTS: ReadonlySet<string> = new Set(
  'a abbr b button cite code dfn del em i ins kbd label mark q s samp small span strong sub sup u var'.split(' '),
);

/** Parts of a page, which a text has no use for. */
export const SECTION_ELEMENTS: readonly string[] =
  'address article aside docs-slot fieldset figcaption figure footer form header main nav output section'.split(' ');

export const CELLS: ReadonlySet<string> = new Set(['th', 'td']);
export const ROW_PARENTS: ReadonlySet<string> = new Set(['table', 'thead', 'tbody', 'tfoot']);

/** Elements that only certain parents may contain (HTML §13.2.6.4). */
export const PARENTS: ReadonlyMap<string, readonly string[]> = new Map([
  ['li', ['ul', 'ol']],
  ...['dt', 'dd'].map((name): [string, string[]] => [name, ['dl']]),
  ...['caption', 'thead', 'tbody', 'tfoot'].map((name): [string, string[]] => [name, ['table']]),
  ['tr', [...ROW_PARENTS]],
  ...[...CELLS].map((name): [string, string[]] => [name, ['tr']]),
]);

const HEADINGS = 'h1 h2 h3 h4 h5 h6'.split(' ');
const P: ReadonlySet<string> = new Set(['p']);
const P_OR_HEADING: ReadonlySet<string> = new Set(['p', ...HEADINGS]);
const TERMS: ReadonlySet<string> = new Set(['dt', 'dd']);
const ROW_PARTS: ReadonlySet<string> = new Set(['tr', 'th', 'td']);
const TABLE_PARTS: ReadonlySet<string> = new Set(['thead', 'tbody', 'tr', 'th', 'td']);

/** Open elements that the start of an element closes, because their end tags may be left out (HTML §13.1.2.4). */
export const CLOSED_BY: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ...(
    'address article aside blockquote details div dl fieldset figcaption figure footer form header hr main nav ol p pre ' +
    'section table ul'
  )
    .split(' ')
    .map((name): [string, ReadonlySet<string>] => [name, P]),
  ...HEADINGS.map((name): [string, ReadonlySet<string>] => [name, P_OR_HEADING]),
  ['a', new Set(['a'])],
  ['li', new Set(['li'])],
  ['td', CELLS],
  ['th', CELLS],
  ['tr', ROW_PARTS],
  ['tbody', TABLE_PARTS],
  ['tfoot', TABLE_PARTS],
  ['dt', TERMS],
  ['dd', TERMS],
]);
