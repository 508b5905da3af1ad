import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, inlineScriptHashes } from './security-headers.ts';

/** printf 'alert(1)' | openssl dgst -sha256 -binary | base64 */
const ALERT = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='";

describe('the policy of a page', () => {
  it('names the hash of each inline script once, of whatever kind', () => {
    const html =
      '<script>alert(1)</script><p>x</p><SCRIPT type="module" class="a">alert(1)</SCRIPT><script nonce>\n</script>';
    const hashes = inlineScriptHashes(html);
    expect(hashes).toHaveLength(2);
    expect(hashes[0]).toBe(ALERT);
  });

  it('names no script that is a file, and nothing of a page without scripts', () => {
    expect(inlineScriptHashes('<script type="module" src="/assets/a.js"></script>')).toEqual([]);
    expect(inlineScriptHashes('<p>alert(1)</p>')).toEqual([]);
  });

  it('lets run nothing but our files and the named scripts, and lets nobody frame us', () => {
    const policy = contentSecurityPolicy([ALERT]);
    expect(policy).toContain(`script-src 'self' ${ALERT};`);
    for (const part of [
      "default-src 'self'",
      "img-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ])
      expect(policy.split('; ')).toContain(part);
    expect(contentSecurityPolicy()).toContain("script-src 'self';");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  });
});
