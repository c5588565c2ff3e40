import type { Random } from './random.ts';

const ADJECTIVES = [
  'Open',
  'Draft',
  'Recurring',
  'Foreign',
  'Shared',
  'Closed',
  'Planned',
  'Partial',
  'Internal',
  'Public',
  'Archived',
  'Pending',
  'Verified',
  'Regional',
  'Linked',
  'Default',
  'Manual',
  'Bulk',
  'Tax',
  'Legal',
  'Scheduled',
  'Prepaid',
]; // prettier-ignore
const NOUNS = [
  'Invoice',
  'Bill',
  'Payment',
  'Contact',
  'Account',
  'Receipt',
  'Quote',
  'Transfer',
  'Ledger',
  'Budget',
  'Report',
  'Document',
  'Category',
  'Company',
  'User',
  'Webhook',
  'Expense',
  'Refund',
  'Credit',
  'Order',
  'Asset',
  'Contract',
  'Project',
  'Timesheet',
  'Warehouse',
  'Item',
  'Price',
  'Discount',
  'Statement',
  'Reminder',
  'Mandate',
  'Approval',
];
const SENTENCES = [
  'It is kept for ten years, as the law asks for.',
  'Only members of the company can see it.',
  'Use it together with **idempotency keys**, so that a repeated request changes nothing.',
  'Amounts are in the smallest unit of the currency.',
  'See [the guide](https://docs.example.com/guide) for an example from end to end.',
  'A change of it is told to webhooks within a minute.',
  'It cannot be undone once the period is closed.',
  'Fields that are left out keep their value:\n\n- texts\n- dates\n- references',
  'Returns `409` when another request has changed it meanwhile.',
  'Times are in UTC (RFC 3339).',
];

/** A unique resource name for each number: `OpenInvoice`, `OpenInvoice2`. */
export function resourceName(index: number): string {
  const adjective = ADJECTIVES[Math.floor(index / NOUNS.length) % ADJECTIVES.length] ?? '';
  const round = Math.floor(index / NOUNS.length / ADJECTIVES.length);
  return `${adjective}${NOUNS[index % NOUNS.length]}${round === 0 ? '' : round + 1}`;
}

/** `OpenInvoice2` → `open invoice 2`. */
export function toPhrase(name: string): string {
  return name
    .replace(/([A-Z]|\d+)/g, ' $1')
    .trim()
    .toLowerCase();
}

/** A few sentences of Markdown. */
export function prose(random: Random, atMost: number): string {
  return Array.from({ length: random.between(1, atMost) }, () => random.pick(SENTENCES)).join(' ');
}
