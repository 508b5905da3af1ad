import { commaList, type GermanText, languagesOf } from '@answerscope/contract';
import type { Column } from '../../../ui/data-table.tsx';
import * as messages from './messages.ts';

const NAMES = { en: messages.inEnglish, de: messages.inGerman };

/** The languages in which visitors read an entry. */
export const LANGUAGES_COLUMN: Column<{ german_text: GermanText }> = {
  key: 'languages',
  header: messages.languages,
  width: '150px',
  cell: (row) => commaList(languagesOf(row).map((language) => NAMES[language])),
};
