import type { Plugin } from 'vite';

const IMPORT = /import \{([^}]*)\} from '@tabler\/icons-react';/g;

/**
 * Imports each icon from its own file: the package's door names 6,000 files, which a build would read, and makes every
 * icon look as if every page loaded it.
 */
export function singleIcons(): Plugin {
  return {
    name: 'single-icons',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: /\/apps\/web\/src\/.*\.tsx?(\?|$)/, code: IMPORT },
      handler: (code) => ({ code: withSingleIcons(code), map: null }),
    },
  };
}

/** The source with one import for each icon; names of types go. */
export function withSingleIcons(code: string): string {
  return code.replace(IMPORT, (_, names: string) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type '))
      .map((name) => {
        const [icon = '', as = icon] = name.split(' as ');
        return `import ${as} from '@tabler/icons-react/dist/esm/icons/${icon}.mjs';`;
      })
      .join(''),
  );
}
