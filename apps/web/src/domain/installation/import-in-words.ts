import type { Installation } from '@answerscope/contract';
import * as messages from './messages.ts';

type HistoryImport = NonNullable<Installation['history_import']>;

export const importTitle = ({ days }: HistoryImport): string => messages.importing({ days });

export const importProgress = ({ progress }: HistoryImport): string =>
  messages.importDone({ progress: Math.floor(progress * 100) / 100 });

export const IMPORT_FAILED = messages.historyNotImported;
