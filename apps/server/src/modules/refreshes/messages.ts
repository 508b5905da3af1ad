import { message } from '@answerscope/contract';

// Refresh period
/** {assistant}: ChatGPT; {hours}: between two checks of all keywords; {from}: 2026-11-24 06:16 (Europe/Berlin) */
export const checkedTooRecently = message(
  'Your keywords were checked on {assistant} less than {hours, plural, one {# hour} other {# hours}} ago. Your plan allows the next check of all keywords from {from}.',
);
/** {assistant}: ChatGPT; {hours}: between two checks of all keywords; {from}: 2026-11-24 06:16 (Europe/Berlin) */
export const checkedTooOften = message(
  'Your keywords were checked on {assistant} as often as your plan allows in {hours, plural, one {# hour} other {# hours}}. So many can be checked again from {from}.',
);
