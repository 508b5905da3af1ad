import { expect, test } from 'vitest';
import { withSingleIcons } from './single-icons.ts';

test('each icon is imported from its own file, types are not', () => {
  expect(
    withSingleIcons("import { type Icon, IconX, IconCheck as Tick } from '@tabler/icons-react';\nuse();"),
  ).toBe(
    "import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';import Tick from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';\nuse();",
  );
  expect(withSingleIcons("import {\n  IconX,\n} from '@tabler/icons-react';")).toBe(
    "import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';",
  );
});
