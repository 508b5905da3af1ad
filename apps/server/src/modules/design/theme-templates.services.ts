import {
  appError,
  DesignTokens,
  ERROR_FIELDS_MAX,
  type themeTemplates,
  validationError,
} from '@answerscope/contract';
import type { z } from 'zod';
import type { ResourceServices } from '../resources/index.ts';
import { theme_templates } from './design.tables.ts';
import * as messages from './messages.ts';

/** A template that came with the product stays as it is: what is made of it is another. */
export const themeTemplateServices: ResourceServices<z.output<typeof themeTemplates.write>> = {
  table: theme_templates,
  // In one form and order, as a draft keeps them.
  derived: ({ tokens }) => {
    const read = DesignTokens.safeParse(tokens);
    return read.success ? { tokens: read.data } : {};
  },
  refuse: async (_tx, { before, values }) => {
    refuseFaults(values.tokens);
    if (before?.is_built_in === true) throw isBuiltIn(messages.cannotBeChanged);
  },
  refuseTrash: async (_tx, { is_built_in }) => {
    if (is_built_in === true) throw isBuiltIn(messages.cannotBeTrashed);
  },
};

/** @throws VALIDATION_ERROR each fault at its token. */
function refuseFaults(tokens: unknown): void {
  const { error } = DesignTokens.safeParse(tokens);
  if (error === undefined) return;
  const faults = error.issues.slice(0, ERROR_FIELDS_MAX);
  throw validationError(
    Object.fromEntries(faults.map(({ path, message }) => [['tokens', ...path].join('.'), [message]])),
  );
}

function isBuiltIn(message: string) {
  return appError('CONFLICT', {
    message,
    details: { reason: 'built_in' },
  });
}
