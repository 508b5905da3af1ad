import type { TagColor } from '@answerscope/contract';

/** What the colours of tags are called: nobody has to see one to choose it. */
export const COLOR_NAMES: Record<TagColor, string> = {
  '#3B82F6': 'Blue',
  '#10B981': 'Green',
  '#F59E0B': 'Amber',
  '#EF4444': 'Red',
  '#8B5CF6': 'Violet',
  '#06B6D4': 'Cyan',
  '#84CC16': 'Lime',
  '#F97316': 'Orange',
  '#EC4899': 'Pink',
  '#6366F1': 'Indigo',
};
