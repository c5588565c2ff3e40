import { readdirSync } from 'node:fs';
import type { BUDGETS } from '../budgets.ts';
import { type ExpectedResult, readExpectations } from './quality.ts';

/** The budget of a set's quality. */
type QualityBudget = keyof typeof BUDGETS.searchQuality;

/** Queries about one site. */
export interface QuerySet {
  /** `sample`, `sample-held-out`. */
  readonly name: string;
  /** Nobody looks at its failures, so its score predicts the quality of unseen queries. */
  readonly isHeldOut: boolean;
  readonly budget: QualityBudget;
  readonly queries: readonly ExpectedResult[];
}

const FOLDER = new URL('queries/', import.meta.url);

/** Prefix of the query files for a description, by its file name. */
const PREFIXES: Readonly<Record<string, string>> = {
  sample: 'sample',
  'xero_accounting.yaml': 'xero',
  'github.json': 'github',
  'apideck.com_crm.json': 'apideck',
  'motaword.com.json': 'motaword',
  'asana.com.json': 'asana',
  'stream-io-api.com.json': 'stream',
  'e-conomic.com.json': 'e-conomic',
  'britbox.co.uk.json': 'britbox',
  'twilio.com_twilio_studio_v2.json': 'twilio-studio',
  'twilio_verify_v2.yaml': 'verify',
  'CheckoutService-v71.json': 'checkout',
  'lob-api-bundled.yml': 'lob',
  'BalancePlatformService-v2.json': 'adyen',
  'spotify.com.json': 'spotify',
  'discourse.local.json': 'discourse',
  'square.json': 'square',
  'intercom.yaml': 'intercom',
  'plaid.yml': 'plaid',
  'pagerduty.json': 'pagerduty',
  'box.json': 'box',
  'discord.json': 'discord',
  'netlify.yml': 'netlify',
  'dropbox-sign.yaml': 'dropbox-sign',
  'klaviyo.json': 'klaviyo',
  german: 'german',
  french: 'french',
  japanese: 'japanese',
};

/** The query sets for the sample or a description; empty for others. */
export function querySets(subject: string): QuerySet[] {
  const prefix = PREFIXES[subject];
  if (prefix === undefined) return [];
  const files = readdirSync(FOLDER).filter((file) => file.startsWith(prefix));
  return files.sort().map((file) => ({
    name: file.replace('.txt', ''),
    isHeldOut: file.includes('held-out'),
    budget: budgetOf(file),
    queries: readExpectations(new URL(file, FOLDER)),
  }));
}

function budgetOf(file: string): QualityBudget {
  if (/questions|quoted/.test(file)) return 'sentences';
  return file.includes('held-out') ? 'heldOut' : 'open';
}
