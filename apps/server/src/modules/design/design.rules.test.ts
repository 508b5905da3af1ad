import type { TokenValue } from '@answerscope/contract';
import { describe, expect, it } from 'vitest';
import { requirePublishable, toStyleSheet } from './design.rules.ts';

const dark = (token_name: string, token_value: string): TokenValue => ({
  token_name,
  scheme: 'dark',
  token_value,
});

describe('the style sheet of a design', () => {
  it('holds each value by its scheme, with hyphens, and wins over the product’s own', () => {
    const sheet = toStyleSheet([
      dark('accent', '#0f766e'),
      { token_name: 'accent_text', scheme: 'light', token_value: '#0b5e57' },
      { token_name: 'radius_lg', scheme: 'both', token_value: '4px' },
    ]);
    expect(sheet?.text).toBe(`:root:root {
  --radius-lg: 4px;
}
:root[data-mantine-color-scheme="dark"] {
  --accent: #0f766e;
}
:root[data-mantine-color-scheme="light"] {
  --accent-text: #0b5e57;
}
`);
    expect(sheet?.hash).toMatch(/^[0-9a-f]{64}$/);
  });

  it('is none for the built-in look', () => {
    expect(toStyleSheet([])).toBeNull();
  });

  it('never holds a protected name, nor a value that is none, wherever they come from', () => {
    expect(
      toStyleSheet([
        dark('positive', '#000000'),
        dark('background', '#000000'),
        dark('accent', 'red; } body { display: none'),
        dark('gone', '#000000'),
      ]),
    ).toBeNull();
  });
});

describe('a design to be published', () => {
  it('is refused with every pair that has too little contrast', () => {
    expect(() => requirePublishable([])).not.toThrow();
    expect(() => requirePublishable([dark('on_accent', '#777777')])).toThrow(
      /^This design cannot be published: 2 pairs of colours have too little contrast\. Dark: on_accent on accent has 1\.\d+:1 and needs 4\.5:1 \(The most important button\)\.$/,
    );
  });

  it('says ten faults at most, and how many more there are', () => {
    let fields: unknown;
    try {
      requirePublishable([dark('text', '#000000'), dark('text_muted', '#000000')]);
    } catch (error) {
      fields = (error as { details: { fields: { tokens: string[] } } }).details.fields.tokens;
    }
    expect(fields).toHaveLength(10);
    expect((fields as string[]).at(-1)).toMatch(/^and \d+ more$/);
  });

  it('is refused where a value is none any more', () => {
    expect(() => requirePublishable([dark('gone', '#000000')])).toThrow(
      'gone (dark): The product has no token',
    );
  });
});
