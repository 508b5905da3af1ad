import type { TagColor } from '@answerscope/contract';
import * as messages from './messages.ts';

/** What the colours of tags are called: nobody has to see one to choose it. */
export const COLOR_NAMES: Record<TagColor, string> = {
  '#3B82F6': messages.blue,
  '#10B981': messages.green,
  '#F59E0B': messages.amber,
  '#EF4444': messages.red,
  '#8B5CF6': messages.violet,
  '#06B6D4': messages.cyan,
  '#84CC16': messages.lime,
  '#F97316': messages.orange,
  '#EC4899': messages.pink,
  '#6366F1': messages.indigo,
};
