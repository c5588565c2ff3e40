import type { Section } from '../figure.ts';

/** Results of other engines for the same input, by the figure to compare with. */
export interface PeerComparison {
  readonly section: Section;
  /** Name of our figure. */
  readonly name: string;
  readonly title: string;
  readonly peers: readonly { readonly engine: string; readonly value: number }[];
}

const DOCUSAURUS = 'Docusaurus 3.10, openapi-docs 5.2';
const STARLIGHT = 'Starlight 0.42, openapi 0.26';
const SCALAR = 'Scalar 1.72';
const REDOC = 'Redoc 3';

/** The description of the comparison: 235 operations, on one machine, brotli 5, headless Chromium. */
export const PEER_SUBJECT = 'xero_accounting.yaml';

/** Measured once. CPU, bytes and counts are more comparable between machines than times. */
export const PEER_COMPARISONS: readonly PeerComparison[] = [
  compare('build', 'cold: CPU', 'Build from nothing', [
    [DOCUSAURUS, 60],
    [STARLIGHT, 47],
  ]),
  compare('build', 'cold: peak memory', 'Memory of that build', [
    [DOCUSAURUS, 7_900],
    [STARLIGHT, 1_900],
  ]),
  compare('build', 'output', 'Output', [
    [DOCUSAURUS, 78],
    [STARLIGHT, 204],
  ]),
  compare('build', 'warm, one guide edited: CPU', 'One guide edited, built again', [
    [DOCUSAURUS, 41],
    [STARLIGHT, 41],
  ]),
  compare('build', 'operation edited: records to send', 'One operation edited: files to send', [
    [DOCUSAURUS, 262],
    [STARLIGHT, 156],
  ]),
  compare('pages', 'guide: sent', 'A guide, first visit', [
    [DOCUSAURUS, 886],
    [STARLIGHT, 60],
  ]),
  compare('pages', 'heavy operation: sent', 'The heaviest operation, first visit', [
    [DOCUSAURUS, 1_362],
    [STARLIGHT, 78],
    [SCALAR, 1_139],
    [REDOC, 649],
  ]),
  compare('pages', 'heavy operation: elements', 'Elements of it', [
    [DOCUSAURUS, 162_105],
    [STARLIGHT, 172_611],
    [SCALAR, 6_904],
    [REDOC, 3_088],
  ]),
  compare('pages', 'heavy operation: blocking, 4 times slower', 'Blocking time of it on a slow phone', [
    [DOCUSAURUS, 14_600],
    [STARLIGHT, 8_700],
    [SCALAR, 5_000],
    [REDOC, 1_600],
  ]),
];

function compare(
  section: Section,
  name: string,
  title: string,
  peers: readonly (readonly [engine: string, value: number])[],
): PeerComparison {
  return { section, name, title, peers: peers.map(([engine, value]) => ({ engine, value })) };
}
