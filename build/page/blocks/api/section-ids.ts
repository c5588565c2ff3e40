/** Fragment ids of the fixed sections of API pages. All other ids are part of the data. */
export const SECTION_IDS = {
  authorization: 'authorization',
  callbacks: 'callbacks',
  contact: 'contact',
  operations: 'operations',
  requestBody: 'request-body',
  responseExamples: 'response-examples',
  responses: 'responses',
  samples: 'samples',
  properties: 'schema-properties',
  schemas: 'schemas',
  servers: 'servers',
  usedBy: 'used-by',
} as const;
