import { message } from '@answerscope/contract';

// Check label
export const checkNow = 'Check now';
/** {keywords}: how many are chosen */
export const checkThese = message('{keywords, plural, one {Check this one now} other {Check these # now}}');

// Paused badge
export const paused = 'Paused';
export const pausedWhy =
  'Your plan allows fewer keywords than you have, so the newest wait. Checks of several keywords leave them out; what they found before is kept. One goes on by itself when you delete others, or when an administrator puts you on a larger plan.';
