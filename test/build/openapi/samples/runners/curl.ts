import type { SampleRunner } from '../run-samples.ts';

export const RUNNER: SampleRunner = {
  extension: 'sh',
  command: 'bash',
  driver: ['-c', 'printf "%s\\0" "$@" | xargs -0 -n 1 -P 4 bash', 'bash'],
  probe: ['-c', 'curl --version'],
  streams: '--no-buffer',
  saves: '--output response.pdf',
};
