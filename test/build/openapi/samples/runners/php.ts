import type { SampleRunner } from '../run-samples.ts';

export const RUNNER: SampleRunner = {
  extension: 'php',
  command: 'php',
  driver: ['-d', 'display_errors=stderr', '-r', 'foreach (array_slice($argv, 1) as $path) include $path;', '--'],
  probe: ['-r', 'exit(extension_loaded("curl") ? 0 : 1);'],
  streams: 'CURLOPT_WRITEFUNCTION',
  saves: "file_put_contents('response.pdf', curl_exec($curl));",
};
