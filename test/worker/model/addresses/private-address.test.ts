import { describe, expect, it } from 'vitest';
import { isPrivateAddress } from '../../../../worker/model/addresses/private-address.ts';

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
    ['64:ff9b::10.0.0.1', true],
    ['::10.0.0.1', true],
    ['[::ffff:a00:1]', true],
    ['2001::1', true],
    ['2001:0:5ef5:79fd::1', true],
    ['2001:1ff::1', true],
    ['2001:200::1', false],
    ['2001:db8::1', true],
    ['2001:db80::1', false],
    ['2002:a00:1::1', true],
    ['3fff:fff::1', true],
    ['3fff:1000::1', false],
    ['ff02::1', true],
    ['4000::1', true],
    ['192.0.2.1', true],
    ['198.51.100.1', true],
    ['203.0.113.1', true],
    ['203.0.114.1', false],
    ['1.2.3.256', false],
    ['2606:4700::1111', false],
    ['::ffff:1.1.1.1', false],
    ['8.8.8.8', false],
    ['docs.example.com', false],
    ['', false],
  ])('%s: %s', (address, expected) => {
    expect(isPrivateAddress(address)).toBe(expected);
  });
});
