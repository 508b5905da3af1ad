import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

describe('a password', () => {
  it.each([
    'password1',
    'Password123!',
    'P@ssw0rd1',
    'qwerty123',
    '123qwerty',
    'abc12345',
    'iloveyou2',
    'Welcome2024',
    'admin1234',
    'passpass1',
    'aaaa1111',
    'monkey99',
    '1q2w3e4r',
    'q1w2e3r4',
    'a1b2c3d4',
    'Sommer2026!',
    'Fussball1',
    'letmein1',
    'princess7',
  ])('%s is one of the first guesses of anybody', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  it.each([
    'correct horse 1',
    'Tr0ubador&3x',
    'blue kettle 42',
    'x7Kp2mQz',
    'passwordless kettle 9',
    'Монитор-17-лес',
    'another horse 1',
    'q8f2k3r9',
    'zebra staircase 5',
    'dragonfly lamp 3',
  ])('%s is none', (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });
});
