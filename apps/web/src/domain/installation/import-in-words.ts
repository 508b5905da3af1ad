import type { Installation } from '@answerscope/contract';
import * as messages from './messages.ts';

type HistoryImport = NonNullable<Installation['history_import']>;

export const importTitle = ({ days }: HistoryImport): string => `Importing ${days} days of history`;

export const importProgress = ({ progress }: HistoryImport): string => `${Math.floor(progress * 100)}% done.`;

export const IMPORT_FAILED = messages.theHistoryWasntImported;
