/**
 * Colours that are distinguishable with any colour vision: blue within budget, yellow near it, orange over it. The text
 * says the same.
 */
export const REPORT_STYLE = `
:root { color-scheme: light dark; --ink: light-dark(#1b1f24, #e6e9ed); --muted: light-dark(#5c6672, #9aa4af);
  --within: light-dark(#2563a8, #6aa7e8); --near: light-dark(#8a6a00, #e3c04a); --over: light-dark(#b84a05, #f59a4c);
  --free: light-dark(#a7b0ba, #5d6772); --earlier: light-dark(#c3cad1, #4b555f); --rule: light-dark(#e3e7eb, #262c33); --paper: light-dark(#fff, #14171b); }
body { margin: 2rem auto; max-width: 76rem; padding: 0 1rem; font: 15px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); }
h1 { margin: 0; font-size: 1.6rem; } h2 { margin: 3rem 0 0; font-size: 1.35rem; overflow-wrap: anywhere; } p { margin: .5rem 0; max-width: 48rem; }
.verdict { margin-top: 1.5rem; font-size: 1.5rem; font-weight: 600; }
table { width: 100%; border-collapse: collapse; table-layout: fixed; margin-top: 1.5rem; }
caption { text-align: left; font-weight: 600; padding-bottom: .25rem; }
th { font-weight: 400; text-align: left; overflow-wrap: anywhere; } thead th { color: var(--muted); font-size: .85em; width: 8.5rem; }
thead th:nth-child(1) { width: 19rem; } thead th:nth-child(2) { width: auto; } thead th:nth-child(3), thead th:nth-child(4) { text-align: right; width: 7rem; }
thead th:nth-child(6) { text-align: right; width: 9.5rem; }
th, td { padding: .2rem .75rem .2rem 0; vertical-align: middle; border-bottom: 1px solid var(--rule); }
svg { display: block; width: 100%; height: 18px; }
.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; } .muted { color: var(--muted); } .state { white-space: nowrap; }
.within { fill: var(--within); } .near { fill: var(--near); } .over { fill: var(--over); } .free { fill: var(--free); } .earlier { fill: var(--earlier); }
.within-text { color: var(--within); } .near-text { color: var(--near); } .over-text { color: var(--over); font-weight: 600; }
.budget { stroke: var(--ink); stroke-width: 2; } .beyond { fill: none; stroke: var(--paper); stroke-width: 2; }
.peers { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(32rem, 100%), 1fr)); gap: 0 2rem; }
.peers th { width: 16rem; } .peers .number { width: 6rem; }
@media (max-width: 56rem) {
  body { margin-top: 1rem; font-size: 14px; }
  thead { position: absolute; clip-path: inset(50%); height: 1px; width: 1px; overflow: hidden; }
  tr { display: grid; grid-template-columns: repeat(3, auto); justify-content: space-between; gap: 0 .75rem; padding: .4rem 0; border-bottom: 1px solid var(--rule); }
  th, td { border: 0; padding: 0; } tbody th, tbody .chart { grid-column: 1 / -1; } .number { text-align: left; } .before:not(:empty)::before { content: 'earlier '; }
}
`;
