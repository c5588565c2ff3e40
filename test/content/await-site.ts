import { inject } from 'vitest';

/** Long enough for a busy machine. */
const TIMEOUT_MS = 120_000;

const url = inject('siteUrl');
const deadline = Date.now() + TIMEOUT_MS;
while (!(await isServed())) {
  if (Date.now() > deadline) throw new Error(`\`npm start\` does not serve ${url}. Its messages are above.`);
  await new Promise((resolve) => setTimeout(resolve, 100));
}

function isServed(): Promise<boolean> {
  return fetch(url, { method: 'HEAD' }).then(
    () => true,
    () => false,
  );
}
