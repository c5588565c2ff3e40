import { type BenchRun, type Figure, findFigure, formatValue } from '../figure.ts';
import { renderBar, renderShare } from './bar.ts';
import { formatChange, formatState } from './format-table.ts';
import { PEER_COMPARISONS, PEER_SUBJECT } from './peers.ts';
import { REPORT_STYLE } from './report-style.ts';

/** A run as one self-contained page: each figure as a bar, against its budget and an earlier run. */
export function renderReport(run: BenchRun, baseline: BenchRun | null): string {
  const subjects = [...new Set(run.figures.map(({ subject }) => subject))];
  const earlier =
    baseline === null ? '' : `; below each bar, the run of ${day(baseline)} (${escapeHtml(baseline.machine)})`;
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bench, ${day(run)}</title>
<style>${REPORT_STYLE}</style></head>
<body>
<h1>Bench, ${day(run)}</h1>
<p>${escapeHtml(run.machine)}.</p>
<p>The line across a bar is the budget: <b class="within-text">within</b>, <b class="over-text">over by more than 10 %</b>; grey has none${earlier}.</p>
${renderPeers(run)}
${subjects.map((subject) => renderSubject(run, baseline, subject)).join('\n')}
${run.notes.map((note) => `<p>Note: ${escapeHtml(note)}.</p>`).join('\n')}
</body>
</html>
`;
}

function renderSubject(run: BenchRun, baseline: BenchRun | null, subject: string): string {
  const figures = run.figures.filter((figure) => figure.subject === subject);
  const sections = [...new Set(figures.map(({ section }) => section))];
  const tables = sections.map((section) => {
    const rows = figures.filter((figure) => figure.section === section).map((figure) => renderRow(figure, baseline));
    return `<h3>${section}</h3>\n<table>\n${rows.join('\n')}\n</table>`;
  });
  return `<h2>${escapeHtml(subject)}</h2>\n${tables.join('\n')}`;
}

function renderRow(figure: Figure, baseline: BenchRun | null): string {
  const { name, value, unit, budget } = figure;
  const earlier = baseline === null ? null : findFigure(baseline, figure);
  const cells = [
    `<td>${renderBar(figure, earlier?.value ?? null)}</td>`,
    `<td class="number">${formatValue(value, unit)}</td>`,
    `<td class="number muted">${budget === null ? '' : `≤ ${formatValue(budget, unit)}`}</td>`,
    `<td>${formatState(figure)}</td>`,
    `<td class="number muted">${earlier === null ? '' : `${formatValue(earlier.value, unit)} ${formatChange(value, earlier.value)}`}</td>`,
  ];
  return `<tr><th scope="row">${escapeHtml(name)}</th>${cells.join('')}</tr>`;
}

/** The same input in other engines; empty when this run did not measure it. */
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
        `<tr><th scope="row">${escapeHtml(engine)}</th><td>${renderShare(value, longest, index === 0)}</td><td class="number">${formatValue(value, ours.unit)}</td></tr>`,
    );
    return [`<h3>${escapeHtml(title)}</h3>\n<table>\n${rows.join('\n')}\n</table>`];
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
