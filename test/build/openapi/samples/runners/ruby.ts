import type { SampleRunner } from '../run-samples.ts';

export const RUNNER: SampleRunner = {
  extension: 'rb',
  command: 'ruby',
  driver: [
    '-e',
    'ARGV.each { |path| begin; load path; rescue Exception => error; warn path, error.full_message; end }',
  ],
  probe: ['-rnet/http', '-e', 'exit'],
  streams: 'response.read_body { |chunk|',
  saves: 'File.binwrite("response.pdf", response.body)',
};
