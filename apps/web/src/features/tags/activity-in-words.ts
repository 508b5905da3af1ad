import type { TagActivity } from '@answerscope/contract';
import { counted } from '../../lib/counted.ts';

/** What was done with a tag: '“Core” added to 12 keywords'. */
export function activityInWords({ operation_type, tag_name, keywords_affected }: TagActivity): string {
  const tag = `“${tag_name}”`;
  const keywords = counted(keywords_affected, 'keyword');
  switch (operation_type) {
    case 'create':
      return keywords_affected === 0 ? `${tag} created` : `${tag} created for ${keywords}`;
    case 'update':
      return `${tag} changed`;
    case 'delete':
      return `${tag} deleted, which ${keywords} had`;
    case 'merge':
      return `${tag} merged into another tag, new to ${keywords}`;
    case 'add':
      return `${tag} added to ${keywords}`;
    case 'remove':
      return `${tag} removed from ${keywords}`;
  }
}
