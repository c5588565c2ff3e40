import { type BenchRun, type Figure, findFigure, formatValue, type Section } from '../figure.ts';
import { renderBar, renderShare, stateOf } from './bar.ts';
import { type Change, compareRuns } from './compare-runs.ts';
import { formatChange, formatLimit, formatState } from './format-table.ts';
import { PEER_COMPARISONS, PEER_SUBJECT } from './peers.ts';
import { REPORT_STYLE } from './report-style.ts';

/** A short description of each section. */
const SECTION_TITLES: Readonly<Record<Section, string>> = {
  build: 'Build: CPU, memory, and what a deploy sends',
  edge: 'Edge: what a request costs in the runtime',
  pages: 'Pages: a first visit in a browser',
  bundles: 'Bundles: code that is deployed and sent',
  search: 'Search: what a query costs and finds',
  authoring: 'Authoring: how long a save takes to show',
  tests: 'Tests: what a run of all checks costs',
};

/** Maximum number of listed changes and faults. */
const MAX_SHOWN = 12;

/** A run as one self-contained page: first whether all budgets are met and what changed, then each figure as a bar. */
export function renderReport(run: BenchRun, baseline: BenchRun | null): string {
  const subjects = [...new Set(run.figures.map(({ subject }) => subject))];
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bench, ${day(run)}</title>
<style>${REPORT_STYLE}</style></head>
<body>
<main>
<h1>Bench, ${day(run)}</h1>
<p class="muted">${escapeHtml(run.machine)}.</p>
${renderVerdict(run, baseline)}
${baseline === null ? '' : renderChanges(run, baseline)}
${renderPeers(run)}
${subjects.map((subject) => renderSubject(run, baseline, subject)).join('\n')}
${run.notes.map((note) => `<p>Note: ${escapeHtml(note)}</p>`).join('\n')}
</main>
</body>
</html>
`;
}

function renderVerdict(run: BenchRun, baseline: BenchRun | null): string {
  const budgeted = run.figures.filter(({ budget }) => budget !== null);
  const over = budgeted.filter((figure) => stateOf(figure) === 'over');
  const kept = `${budgeted.length - over.length} of ${budgeted.length} budgets are kept`;
  const legend = `<p>The line across the bars is the budget of each: a bar that ends before it is <b class="within-text">within</b>, one past it by up to 10 % is <b class="near-text">near</b>, by more <b class="over-text">over</b>. Where more is better (≥), a bar passes the line.${baseline === null ? '' : ' The thin bar below is the earlier run.'}</p>`;
  const verdict = `<p class="verdict ${over.length === 0 ? 'within-text' : 'over-text'}">${over.length === 0 ? '✓' : '✕'} ${kept}</p>`;
  const list = over.length === 0 ? '' : renderTable('Over budget', over, baseline, true);
  return `${verdict}\n${legend}\n${list}`;
}

function renderChanges(run: BenchRun, baseline: BenchRun): string {
  const changes = compareRuns(run, baseline);
  const of = (wanted: Change['verdict']): Change[] => changes.filter(({ verdict }) => verdict === wanted);
  const [better, worse] = [of('better'), of('worse')];
  const list = (title: string, which: readonly Change[]): string =>
    which.length === 0
      ? ''
      : renderTable(
          title,
          which.slice(0, MAX_SHOWN).map(({ figure }) => figure),
          baseline,
          true,
        );
  return `<h2>Since ${day(baseline)}</h2>
<p class="muted">${escapeHtml(baseline.machine)}.</p>
<p><b class="over-text">${worse.length} worse</b>, <b class="within-text">${better.length} better</b>, ${changes.length - worse.length - better.length} the same within 10 %. ${run.figures.length - changes.length} are only in this run.</p>
${list(`Worse${tellMore(worse)}`, worse)}
${list(`Better${tellMore(better)}`, better)}`;
}

function tellMore({ length }: readonly Change[]): string {
  return length > MAX_SHOWN ? `: the ${MAX_SHOWN} largest of ${length} changes` : '';
}

function renderSubject(run: BenchRun, baseline: BenchRun | null, subject: string): string {
  const figures = run.figures.filter((figure) => figure.subject === subject);
  const sections = [...new Set(figures.map(({ section }) => section))];
  const tables = sections.map((section) =>
    renderTable(
      SECTION_TITLES[section],
      figures.filter((figure) => figure.section === section),
      baseline,
      false,
    ),
  );
  return `<h2>${escapeHtml(subject)}</h2>\n${tables.join('\n')}`;
}

/** Explicit roles, because elements lose theirs if styles change their display. */
function renderTable(title: string, figures: readonly Figure[], baseline: BenchRun | null, isMixed: boolean): string {
  const columns = ['Figure', 'Chart', 'Measured', 'Budget', 'State', ...(baseline === null ? [] : ['Earlier'])];
  const head = columns.map((column) => `<th role="columnheader" scope="col">${column}</th>`).join('');
  const rows = figures.map((figure) => renderRow(figure, baseline, isMixed));
  return `<table role="table"><caption>${escapeHtml(title)}</caption>
<thead role="rowgroup"><tr role="row">${head}</tr></thead>
<tbody role="rowgroup">
${rows.join('\n')}
</tbody></table>`;
}

function renderRow(figure: Figure, baseline: BenchRun | null, isMixed: boolean): string {
  const { subject, section, name, value, unit } = figure;
  const earlier = baseline === null ? null : findFigure(baseline, figure);
  const place = isMixed ? `<span class="muted">${escapeHtml(subject)}, ${section}:</span> ` : '';
  const cells = [
    ['chart', renderBar(figure, earlier?.value ?? null)],
    ['number', formatValue(value, unit)],
    ['number muted', formatLimit(figure)],
    [`state ${stateOf(figure)}-text`, formatState(figure)],
  ];
  if (baseline !== null) {
    const text = earlier === null ? '' : `${formatValue(earlier.value, unit)} ${formatChange(value, earlier.value)}`;
    cells.push(['number muted before', text]);
  }
  const tds = cells.map(([style, content]) => `<td role="cell" class="${style}">${content}</td>`).join('');
  return `<tr role="row"><th role="rowheader" scope="row">${place}${escapeHtml(name)}</th>${tds}</tr>`;
}

/** The same input in other engines; empty if this run did not measure it. */
function renderPeers(run: BenchRun): string {
  const charts = PEER_COMPARISONS.flatMap(({ section, name, title, peers }) => {
    const ours = run.figures.find(
      (figure) => figure.subject === PEER_SUBJECT && figure.section === section && figure.name === name,
    );
    if (ours === undefined) return [];
    const bars = [{ engine: 'This engine', value: ours.value }, ...peers];
    const longest = Math.max(...bars.map(({ value }) => value));
    const rows = bars.map(
      ({ engine, value }, index) =>
        `<tr><th scope="row">${escapeHtml(engine)}</th><td class="chart">${renderShare(value, longest, index === 0)}</td><td class="number">${formatValue(value, ours.unit)}</td></tr>`,
    );
    return [`<table><caption>${escapeHtml(title)}</caption>\n${rows.join('\n')}\n</table>`];
  });
  return charts.length === 0
    ? ''
    : `<h2>Beside other engines: ${PEER_SUBJECT}</h2>\n<div class="peers">${charts.map((chart) => `<div>${chart}</div>`).join('')}</div>`;
}

function day({ date }: BenchRun): string {
  return escapeHtml(date.slice(0, 16).replace('T', ' '));
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
