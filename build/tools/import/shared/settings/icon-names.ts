import { findIcon } from '../../../../page/blocks/icon/draw-icon.ts';

/** Lucide's names of icons that Font Awesome and other sets call differently. */
const NAMES: ReadonlyMap<string, string> = new Map(
  `
  angle-down chevron-down|angle-left chevron-left|angle-right chevron-right|angle-up chevron-up|arrow-progress trending-up|
  arrow-right-arrow-left arrow-left-right|arrow-up-right-from-square external-link|arrows-rotate refresh-cw|
  arrows-split-up-and-left split|arrow-right-to-bracket log-in|arrow-right-from-bracket log-out|ban-bug bug-off|
  bank landmark|bars menu|bolt zap|bolt-lightning zap|book-open-cover book-open|book-sparkles book-open-text|books library|
  blog newspaper|boot footprints|box-archive archive|box-open package-open|brackets-curly braces|brain-circuit brain-circuit|
  browser app-window|browsers app-window|building-columns landmark|bullhorn megaphone|calendar-days calendar-days|
  cart-shopping shopping-cart|chart-column chart-column|chart-line-up trending-up|chart-simple chart-column|check-circle circle-check|
  circle-dollar dollar-sign|circle-exclamation circle-alert|circle-info info|circle-nodes share-2|circle-question circle-help|
  circle-xmark circle-x|clipboard-question clipboard-list|clock-rotate-left history|cloud-arrow-down cloud-download|
  cloud-arrow-up cloud-upload|code-branch git-branch|code-commit git-commit-horizontal|code-compare git-compare|
  code-merge git-merge|code-pull-request git-pull-request|code-simple code|comment message-circle|comment-dots message-circle-more|
  comments messages-square|cube box|cubes boxes|diagram-project workflow|diagram-nested network|display monitor|
  earth-americas earth|ellipsis-vertical ellipsis-vertical|envelope mail|envelope-open mail-open|exclamation circle-alert|
  exclamation-triangle triangle-alert|eye-slash eye-off|face-smile smile|file-arrow-down file-down|file-arrow-up file-up|
  file-contract file-check|file-export file-output|file-import file-input|file-invoice receipt-text|file-lines file-text|
  file-magnifying-glass file-search|file-pdf file-text|file-signature file-pen|filter-list list-filter|floppy-disk save|
  folder-tree folder-tree|gas-pump fuel|gauge-high gauge|gear settings|gears settings|grid layout-grid|grid-2 layout-grid|
  grid-round layout-grid|hammer hammer|hand-peace hand|hand-point-up pointer|hand-wave hand|handshake handshake|
  hard-drive hard-drive|head-side-brain brain|hexagon-nodes network|hill-rockslide mountain|hourglass-half hourglass|
  house home|id-badge id-card|id-card-clip id-card|image-landscape image|inbox-in inbox|key-skeleton key|
  language languages|laptop-code laptop|layer-group layers|life-ring life-buoy|lightbulb-on lightbulb|lines-leaning align-left|
  link-simple link|list-check list-checks|list-ol list-ordered|list-ul list|location-dot map-pin|lock-keyhole lock-keyhole|
  lock-open lock-open|magnifying-glass search|magnifying-glass-chart search|markdown file-text|message message-square|
  messages messages-square|message-bot bot-message-square|message-dots message-square-more|microchip cpu|microchip-ai cpu|
  mobile smartphone|mobile-screen smartphone|money-bill banknote|money-bill-transfer banknote|money-bill-wave banknote|
  money-check banknote|network-wired network|not-equal equal-not|object-group group|paintbrush paintbrush|paper-plane send|
  paper-plane-top send|pen-to-square square-pen|pencil-alt pencil|people-arrows users|people-group users|person user|
  person-carry-box package|person-to-portal log-in|phone-volume phone-call|play-circle circle-play|plug-circle-bolt plug-zap|
  puzzle-piece puzzle|question circle-help|rectangle-code square-code|rectangle-list list|rectangle-terminal square-terminal|
  right-left arrow-left-right|robot bot|rocket-launch rocket|rotate refresh-cw|sack-dollar circle-dollar-sign|scale-balanced scale|
  screwdriver-wrench wrench|server server|shield-exclamation shield-alert|shield-halved shield|shield-heart shield-check|
  shield-keyhole shield|sidebar panel-left|sitemap network|sliders sliders-horizontal|sliders-up sliders-vertical|
  sparkle sparkles|square-check square-check|square-dashed square-dashed|square-terminal square-terminal|star-of-life asterisk|
  stop square|table-cells table|table-columns columns-2|tachometer-alt gauge|tags tags|text-size type|thumbs-down thumbs-down|
  ticket ticket|timeline git-commit-horizontal|toolbox wrench|train-tram train-front|transformer-bolt zap|trash-can trash-2|
  triangle-exclamation triangle-alert|truck-fast truck|up arrow-up|user-gear user-cog|user-group users|user-headset headset|
  user-lock user-lock|user-robot bot|user-shield shield-user|vial test-tube|vials test-tubes|video-camera video|
  wand-magic wand|wand-magic-sparkles wand-sparkles|wave-pulse activity|waveform audio-lines|waveform-lines audio-lines|
  window app-window|wrench-simple wrench|xmark x|seti:folder folder|open-book book-open|document file-text|setting settings|
  right-arrow arrow-right|left-arrow arrow-left|up-arrow arrow-up|down-arrow arrow-down|right-caret chevron-right|
  up-caret chevron-up|down-caret chevron-down|left-caret chevron-left|translate languages|link-alt link|desktop monitor|
  mobile-android smartphone|notes sticky-note|information info|close x|warning triangle-alert|question-circle circle-help|
  analytics chart-column|padlock lock|npm package|
  add-document file-plus|approve-check check|approve-check-circle circle-check|comment-alt message-square|
  error circle-x|external external-link|forward-slash slash|magnifier search|email mail|backspace delete|
  seti:config settings|seti:audio file-music|seti:video file-video|seti:image file-image|seti:font file-type|
  seti:json braces|seti:db database|seti:sql database|seti:csv file-spreadsheet|seti:xls file-spreadsheet|seti:pdf file-text|
  seti:word file-text|seti:markdown file-text|seti:info info|seti:license scale|seti:lock lock|seti:zip file-archive|
  seti:shell terminal|seti:powershell terminal|seti:git git-branch|seti:github github|seti:gitlab gitlab|
  seti:notebook notebook|seti:todo list-todo|seti:pipeline workflow|seti:code-search search-code|starlight rocket|list-format list|random shuffle|
  graphql code|sparkles sparkles|telescope telescope|database-search database|chart-network chart-network`
    .split('|')
    .flatMap((pair): [string, string][] => {
      const [written = '', name] = pair.trim().split(/\s+/);
      return name === undefined ? [] : [[written, name]];
    }),
);

/** The Lucide icon for an icon of another set: the same name, a known equivalent, or null. */
export function toLucide(written: string): string | null {
  const name = written
    .trim()
    .toLowerCase()
    .replace(/^(?:fa-)?(?:solid|regular|light|duotone|thin|sharp)[: ]/, '')
    .replace(/^(?:lucide|tabler|feather|heroicons|mdi|material-symbols|carbon|octicon|ph|ri|bi):/, '')
    .replace(/^fa-/, '');
  // The other icons of this set are the signs of languages and tools on files.
  const known = NAMES.get(name) ?? (name.startsWith('seti:') ? 'file-code' : name);
  return /^[a-z0-9-]+$/.test(known) && findIcon(known) !== null ? known : null;
}
