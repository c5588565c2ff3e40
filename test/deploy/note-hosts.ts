import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PRELOAD = `
const { appendFileSync } = require('node:fs');
const { Socket } = require('node:net');
const { connect } = Socket.prototype;
Socket.prototype.connect = function (...args) {
  const [options] = Array.isArray(args[0]) ? args[0] : args;
  if (typeof options.host === 'string') appendFileSync(process.env.HOSTS_FILE, options.host + '\\n');
  return connect.apply(this, args);
};`;

/** Until stopped, records every host that processes started from now on connect to, including wrangler. */
export function noteHosts(): { stop(): string[] } {
  const dir = mkdtempSync(join(tmpdir(), 'hosts-'));
  const file = join(dir, 'hosts');
  writeFileSync(join(dir, 'preload.cjs'), PRELOAD);
  writeFileSync(file, '');
  process.env.HOSTS_FILE = file;
  process.env.NODE_OPTIONS = `--require ${join(dir, 'preload.cjs')}`;
  return {
    stop() {
      delete process.env.NODE_OPTIONS;
      const hosts = new Set(readFileSync(file, 'utf8').trim().split('\n'));
      rmSync(dir, { recursive: true, force: true });
      return [...hosts];
    },
  };
}
