import type { AgentTask } from './run-tasks.ts';

/** Tasks on the sample. Each names what the agent must have read to do it. */
const SAMPLE: readonly AgentTask[] = [
  {
    name: 'add and send an invoice, record its payment, respect limits, verify webhooks',
    calls: [
      ['search', { query: 'add an invoice, record a payment, rate limits, verify webhook signature', limit: 5 }],
      ['get_operation', { operation: 'POST /invoices', fields: 'status, delivery.method, Idempotency-Key' }],
      ['get_operation', { operation: 'addInvoicePayment', maxTokens: 1_200 }],
      ['get_page', { path: '/developers/using-the-api#rate-limits' }],
      ['get_page', { path: '/developers/webhooks#verify-the-signature', language: 'python' }],
    ],
    facts: [
      ...['POST https://api.example.com/v1/invoices', '`contactId`', '`unitPrice`', '`vatRate`', '`sent`', '`email`'],
      ...[
        'A UUID that you generate',
        '/invoices/{invoiceId}/payments',
        '`amount` Money required',
        '`receivedOn`',
        '600 requests',
        'Retry-After',
      ],
      ...['Webhook-Signature', 'HMAC-SHA256', '300 seconds', 'hmac.compare_digest'],
    ],
    maxCalls: 5,
    maxTokens: 5_000,
  },
  {
    name: 'which operations need the scope reports:read',
    calls: [['list_operations', { scope: 'reports:read' }]],
    facts: ['GET /statistics', 'GET /exports', 'GET /logs'],
    maxCalls: 1,
    maxTokens: 150,
  },
  {
    name: 'what changed since October 2025',
    calls: [
      ['list_operations', { changedSince: '2025-10-01' }],
      ['get_page', { path: '/api/changelog', maxTokens: 500 }],
    ],
    facts: ['PATCH /webhooks/{webhookId}', 'changed 2025-11-04', 'paged with `cursor`', '`disabled`'],
    maxCalls: 2,
    maxTokens: 1_000,
  },
  {
    name: 'the format of the price of a line',
    calls: [['get_page', { path: '/api/add-invoice#body-lines-unitPrice-amount' }]],
    facts: ['`lines`', '`unitPrice`', '`amount` string required', 'decimal string with two places', '\\.\\d{2}'],
    maxCalls: 1,
    maxTokens: 300,
  },
  {
    name: 'what to do about an error that was pasted',
    calls: [
      ['search', { query: '{"code":"rate_limited","status":429,"title":"Too Many Requests"}', limit: 3 }],
      ['get_page', { path: '/developers/using-the-api#rate-limits' }],
    ],
    facts: ['600 requests a minute', 'RateLimit-Remaining', 'Retry-After'],
    maxCalls: 2,
    maxTokens: 1_000,
  },
  {
    name: 'which unpaid invoices a customer has',
    calls: [
      ['search', { query: 'unpaid invoices of a contact', limit: 4 }],
      ['get_operation', { operation: 'listInvoices', fields: 'status, contactId, cursor', maxTokens: 1_500 }],
    ],
    facts: ['GET https://api.example.com/v1/invoices', '`overdue`', '`contactId`', 'nextCursor', 'invoices:read'],
    maxCalls: 2,
    maxTokens: 2_000,
  },
];

const SUBSCRIPTIONS: readonly AgentTask[] = [
  {
    name: 'create a subscription with a trial',
    calls: [
      ['search', { query: 'create subscription with trial and proration', limit: 4 }],
      [
        'get_operation',
        {
          operation: 'createSubscription',
          fields:
            'trial_period_days, trial_end, trial_settings.end_behavior.missing_payment_method, proration_behavior, status',
        },
      ],
    ],
    facts: [
      ...['POST https://api.subscriptions.example/v1/subscriptions', '`customer`', '`price`', 'Not with `trial_end`'],
      ...['`now` ends it', '`pause`', '`always_invoice`', '`trialing`', '402', 'subscriptions:write', 'curl '],
    ],
    maxCalls: 3,
    maxTokens: 3_000,
  },
  {
    name: 'all that a new subscription can have, within a small budget',
    calls: [['get_operation', { operation: 'createSubscription', maxTokens: 1_000 }]],
    facts: ['`customer`', '`items`', '`trial_settings`', '`billing_cycle_anchor`', 'curl ', '200', '402', '"fields"'],
    maxCalls: 1,
    maxTokens: 1_200,
  },
  {
    name: 'which operations read events',
    calls: [['list_operations', { scope: 'events:read' }]],
    facts: ['GET /events', '1 of 3'],
    maxCalls: 1,
    maxTokens: 100,
  },
];

const SERVERS: readonly AgentTask[] = [
  {
    name: 'restart a server, gently or not',
    calls: [
      ['list_operations', { tag: 'Server actions' }],
      ['get_operation', { operation: 'POST /servers/42/actions/reboot' }],
      ['get_operation', { operation: 'resetServer' }],
    ],
    facts: ['It may refuse', 'Unsaved data is lost', '423', '/servers/{id}/actions/reset', 'Bearer '],
    maxCalls: 3,
    maxTokens: 1_500,
  },
  {
    name: 'create a server',
    calls: [['get_operation', { operation: 'createServer' }]],
    facts: ['`image` string required', '`debian-13`', '`ssh_keys`', 'RFC 1123', 'curl ', '201', '422', 'locked'],
    maxCalls: 1,
    maxTokens: 1_300,
  },
  {
    name: 'the firewall of a private network',
    calls: [['get_page', { path: '/api/create-server#body-private_net-firewall' }]],
    facts: ['`private_net`', '`firewall` string', 'protects it', 'POST https://api.servers.example/v1/servers'],
    maxCalls: 1,
    maxTokens: 300,
  },
];

/** The tasks by API description; null is that of the sample. */
export const TASKS: readonly (readonly [description: string | null, tasks: readonly AgentTask[]])[] = [
  [null, SAMPLE],
  ['test/agents/descriptions/subscriptions.yaml', SUBSCRIPTIONS],
  ['test/agents/descriptions/servers.yaml', SERVERS],
];
