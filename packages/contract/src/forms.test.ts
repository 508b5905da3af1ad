import { describe, expect, it } from 'vitest';
import {
  appError,
  CompanyName,
  CompanyUrl,
  ERROR_CATALOGUE,
  isStrongPassword,
  messageForCode,
  RegistrationForm,
  refreshFrequencyLabel,
  validationError,
} from './index.ts';

const messages = (result: { error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined }) =>
  Object.fromEntries((result.error?.issues ?? []).map((issue) => [issue.path.join('.'), issue.message]));

describe('registration', () => {
  const valid = {
    full_name: 'Ann Lee',
    email: ' Ann@Example.com ',
    password: 'abcd1234',
    confirm_password: 'abcd1234',
  };

  it('a filled form passes, its address in lower case', () => {
    expect(RegistrationForm.parse(valid)).toMatchObject({ email: 'ann@example.com' });
  });

  it.each([
    [{ full_name: ' A ' }, 'full_name', 'Full name must be at least 2 characters'],
    [{ email: 'ann@example' }, 'email', 'Please enter a valid email address'],
    [{ password: 'ab1', confirm_password: 'ab1' }, 'password', 'Password must be at least 6 characters'],
    [
      { password: 'abcdef', confirm_password: 'abcdef' },
      'password',
      'Password should contain letters and numbers',
    ],
    [{ confirm_password: 'abcd1235' }, 'confirm_password', 'Passwords do not match'],
  ])('%j is refused at %s with the text of the specification', (change, field, message) => {
    expect(messages(RegistrationForm.safeParse({ ...valid, ...change }))[field]).toBe(message);
  });

  it.each(['abc123', 'abc1234'])('%s passes neither in the form nor on the server', (password) => {
    expect(messages(RegistrationForm.safeParse({ ...valid, password, confirm_password: password }))).toEqual({
      password: 'Your password should be at least 8 characters long with a mix of letters and numbers.',
    });
  });

  it('the server asks for 8 characters with letters and numbers', () => {
    expect(isStrongPassword('abc123')).toBe(false);
    expect(isStrongPassword('abcd1234')).toBe(true);
    expect(isStrongPassword('abcdefgh')).toBe(false);
  });
});

describe('the company', () => {
  it('a name of 100 characters passes, 101 do not', () => {
    expect(CompanyName.safeParse('x'.repeat(100)).success).toBe(true);
    expect(messages(CompanyName.safeParse('x'.repeat(101)))['']).toBe(
      'Company name must be less than 100 characters',
    );
    expect(messages(CompanyName.safeParse(' x '))['']).toBe(
      'Company name must be at least 2 characters long',
    );
  });

  it.each(['https://example.com', 'http://sub.example.co.uk/path', ''])('%j is an address or none', (url) => {
    expect(CompanyUrl.safeParse(url).success).toBe(true);
  });

  it.each([
    [' https://www.strudl.wien/filialen ', 'https://www.strudl.wien/filialen'],
    ['https://example.com:8443', 'https://example.com:8443'],
    ['https://bäckerei-strudl.at', 'https://bäckerei-strudl.at'],
    ['HTTP://Example.com', 'HTTP://Example.com'],
    ['gruber-brot.at', 'https://gruber-brot.at'],
    [' www.strudl.wien/filialen', 'https://www.strudl.wien/filialen'],
    ['example.com:8443', 'https://example.com:8443'],
    ['bäckerei-strudl.at?ref=a@b', 'https://bäckerei-strudl.at?ref=a@b'],
  ])('%j is taken as %s', (typed, url) => {
    expect(CompanyUrl.parse(typed)).toBe(url);
  });

  it.each([
    'northwind',
    '//example.com',
    'northwind books.example',
    'info@example.com',
    'mailto:info@example.com',
    '24.7',
    'example.c',
    'example.com@evil.example',
    'ftp://example.com',
    'https://localhost',
    'https:/example.com',
    'https://',
    'https://user@example.com',
    'javascript:alert(1).x',
    `https://${'x'.repeat(300)}.example`,
  ])('%j is no address', (url) => {
    expect(messages(CompanyUrl.safeParse(url))['']).toBe('Please enter a valid URL');
  });
});

describe('errors', () => {
  it('an error carries its status and text from the catalogue', () => {
    expect(appError('NOT_FOUND')).toMatchObject({ status: 404, message: ERROR_CATALOGUE.NOT_FOUND.message });
  });

  it('a validation error counts its messages', () => {
    expect(validationError({ a: ['x', 'y'], b: ['z'] }).details?.error_count).toBe(3);
  });

  it('an unknown code has the text for unknown codes', () => {
    expect(messageForCode('WHATEVER')).toBe('An unexpected error occurred. Please try again.');
    expect(messageForCode('PAYMENT_REQUIRED')).toBe('Payment is required to access this feature.');
  });
});

describe('refresh frequency', () => {
  it.each([
    [1, 'Every hour'],
    [6, 'Every 6 hours'],
    [24, 'Daily'],
    [25, 'Daily'],
    [36, 'Every 1.5 days'],
    [48, 'Every 2 days'],
    [168, 'Weekly'],
    [720, 'Every 30 days'],
  ])('%i hours is %s', (hours, label) => {
    expect(refreshFrequencyLabel(hours)).toBe(label);
  });
});
