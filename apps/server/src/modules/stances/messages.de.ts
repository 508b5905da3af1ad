import type { Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

export default {
  // Statements as a file
  keyword: 'Keyword',
  channel: 'Kanal',
  company: 'Unternehmen',
  stance: 'Bewertung',
  sign: 'Merkmal',
  topic: 'Thema',
  label: 'Überschrift',
  quote: 'Wortlaut',
  you: 'Sie',
  kind: 'Art',
  stated: 'In der Antwort',
  declared: 'Hinterlegt',
  mark: 'Markierung',
  askedAtUtc: 'Gefragt am (UTC)',
  readBy: 'Gelesen von',
  markedAtUtc: 'Markiert am (UTC)',
  answerId: 'Antwort-ID',

  // Review statements
  yearInFuture: 'Bitte geben Sie ein Jahr ein, das nicht in der Zukunft liegt',
} satisfies Translation<typeof messages>;
