/** Colours that people with any colour vision tell apart: blue within a budget, orange over it. */
export const REPORT_STYLE = `
:root { color-scheme: light dark; --ink: light-dark(#1b1f24, #e6e9ed); --muted: light-dark(#5c6672, #9aa4af);
  --within: light-dark(#2563a8, #6aa7e8); --over: light-dark(#c2520a, #f59a4c); --free: light-dark(#a7b0ba, #5d6772);
  --earlier: light-dark(#d3d9df, #3f4852); --paper: light-dark(#fff, #14171b); }
body { margin: 2rem auto; max-width: 68rem; padding: 0 1rem; font: 15px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); }
h1 { font-size: 1.6rem; } h2 { margin-top: 2.5rem; font-size: 1.25rem; } h3 { margin: 1.25rem 0 .25rem; font-size: 1rem; }
table { border-collapse: collapse; } th { font-weight: 400; text-align: left; min-width: 15rem; }
th, td { padding: .15rem .75rem .15rem 0; vertical-align: middle; } svg { display: block; }
.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; } .muted { color: var(--muted); }
.within { fill: var(--within); } .over { fill: var(--over); } .free { fill: var(--free); } .earlier { fill: var(--earlier); }
.within-text { color: var(--within); } .over-text { color: var(--over); } .budget { stroke: var(--ink); stroke-width: 2; }
.peers { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(32rem, 100%), 1fr)); gap: 0 2rem; } .peers th { min-width: 10rem; }
@media (max-width: 56rem) { body { font-size: 13px; } th, td { padding-right: .4rem; } th, .peers th { min-width: 0; } svg { width: 3.5rem; } }
`;
