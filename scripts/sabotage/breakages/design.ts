import type { Breakage } from './breakage.ts';

/** The design of the product: tokens, contrast, what is published, theme templates. */
export const DESIGN: readonly Breakage[] = [
  {
    name: 'a design with too little contrast is published',
    symbol: 'publish',
    find: 'requirePublishable(tokens);',
    replace: '',
    tests: ['modules/design/design.test.ts'],
  },
  {
    name: 'a protected name gets into a design',
    symbol: 'nameFault',
    find: 'if (reason !== undefined) return',
    replace: 'if (reason === null) return',
    tests: ['token-values.test.ts'],
  },
  {
    name: 'the style sheet holds a value that is none',
    symbol: 'toStyleSheet',
    find: "return 'value' in read ? [",
    replace: "return token.token_name !== '' ? [",
    tests: ['design.rules.test.ts'],
  },
  {
    name: 'contrast is asked of dark alone',
    symbol: 'judgeContrast',
    find: 'return COLOR_SCHEMES.flatMap(',
    replace: 'return COLOR_SCHEMES.slice(0, 1).flatMap(',
    tests: ['judge-contrast.test.ts'],
  },
  {
    name: 'what is translucent has the contrast of what is opaque',
    symbol: 'judgeContrast',
    find: 'layOn(over, under)',
    replace: 'under',
    tests: ['judge-contrast.test.ts'],
  },
  {
    name: 'of two who change the draft the second wins unseen',
    symbol: 'changeDraft',
    find: 'if (before.version !== change.version)',
    replace: 'if (before.version < change.version)',
    tests: ['modules/design/design.test.ts'],
  },
  {
    name: 'other processes go on with the former design',
    symbol: 'publish',
    find: 'await publishContentChange(tx);',
    replace: '',
    tests: ['modules/design/design.test.ts'],
  },
  {
    name: 'a built-in theme template can be put in the trash',
    symbol: 'themeTemplateServices',
    find: "if (is_built_in === true) throw isBuiltIn('It cannot be put in the trash.');",
    replace: 'if (is_built_in === null) throw isBuiltIn("");',
    tests: ['modules/design/design.test.ts'],
  },
];
