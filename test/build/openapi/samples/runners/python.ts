import type { SampleRunner } from '../run-samples.ts';

export const RUNNER: SampleRunner = {
  extension: 'py',
  command: 'python3',
  driver: [
    '-c',
    'import runpy, sys, traceback\nfor path in sys.argv[1:]:\n  try: runpy.run_path(path)\n  except Exception: traceback.print_exc()',
  ],
  probe: ['-c', 'import requests'],
  streams: 'stream=True',
  saves: 'with open("response.pdf", "wb") as file:',
};
