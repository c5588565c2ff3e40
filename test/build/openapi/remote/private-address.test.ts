import { describe, expect, it } from 'vitest';
import { isPrivateAddress } from '../../../../build/openapi/remote/private-address.ts';

describe('isPrivateAddress()', () => {
  it.each([
    ['127.0.0.1', true],
    ['10.1.2.3', true],
    ['172.31.255.255', true],
    ['172.32.0.1', false],
    ['192.168.0.1', true],
    ['169.254.169.254', true],
    ['0.0.0.0', true],
    ['[::1]', true],
    ['::', true],
    ['::ffff:169.254.169.254', true],
    ['fe80::1%eth0', true],
    ['fd00::1', true],
    ['64:ff9b::a00:1', true],
    ['2606:4700::1111', false],
    ['::ffff:1.1.1.1', false],
    ['8.8.8.8', false],
    ['docs.example.com', false],
    ['', false],
  ])('%s: %s', (address, expected) => {
    expect(isPrivateAddress(address)).toBe(expected);
  });
});
