import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Beside what browsers get, for the checks of the build. */
const FILE = 'chunk-modules.json';

/** Which of our sources each built file holds, from the root of the repository: what is left of none is not named. */
export function chunkModules(): Plugin {
  return {
    name: 'chunk-modules',
    applyToEnvironment: ({ name }) => name === 'client',
    writeBundle({ dir }, bundle) {
      if (dir === undefined) throw new Error('the build of the web application has no folder');
      const entries = Object.values(bundle).flatMap((file) => {
        if (file.type !== 'chunk') return [];
        const ids = Object.entries(file.modules).flatMap(([id, { renderedLength }]) =>
          renderedLength > 0
            ? [id.startsWith('\0') ? id.slice(1) : relative(ROOT, id.split('?')[0] ?? id)]
            : [],
        );
        return [
          [`/${file.fileName}`, ids.filter((id) => /^(apps|packages)\/|^virtual:/.test(id)).sort()] as const,
        ];
      });
      writeFileSync(join(dir, '..', FILE), JSON.stringify(Object.fromEntries(entries)));
    },
  };
}
