import { message } from '@answerscope/contract';

// Check label
export const checkNow = 'Check now';
/** {keywords}: how many are chosen */
export const checkThese = message('{keywords, plural, one {Check this one now} other {Check these # now}}');

// Paused badge
export const paused = 'Paused';
export const pausedWhy =
  'Your plan allows fewer keywords, so the newest are paused. Earlier results are kept. Delete other keywords or choose a larger plan to resume.';
