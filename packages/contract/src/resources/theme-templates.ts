import { z } from 'zod';
import { TokenValues } from '../design/token-value.ts';
import { plainText } from '../text.ts';
import { fieldHints } from './field-hints.ts';
import * as messages from './messages.ts';
import { resource } from './resource.ts';
import { resourceContract } from './resource-contract.ts';

const NAME_MAX = 60;
const DESCRIPTION_MAX = 300;

/** Sets of design tokens by a name, which are put into the draft together (specification 3). */
export const themeTemplates = resource({
  name: 'theme_templates',
  title: messages.themeTemplates,
  fields: {
    name: plainText(NAME_MAX).trim().min(1, messages.nameTheThemeTemplate).max(NAME_MAX),
    description: plainText(DESCRIPTION_MAX)
      .trim()
      .max(DESCRIPTION_MAX)
      .register(fieldHints, { input: 'area', hint: messages.forOtherAdministrators }),
    /** By their form alone; the server reads them as `DesignTokens`. */
    tokens: TokenValues,
  },
  facts: {
    /** It came with the product, and stays as it is. */
    is_built_in: z.boolean(),
  },
  named: 'name',
  searched: ['name', 'description'],
  sorts: ['name'],
  filters: {},
  isOrdered: false,
});
export type ThemeTemplate = z.infer<typeof themeTemplates.row>;

export const themeTemplatesContract = resourceContract(themeTemplates);
