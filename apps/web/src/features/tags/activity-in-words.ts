import type { TagActivity } from '@answerscope/contract';
import * as messages from './messages.ts';

/** What was done with a tag: '“Core” added to 12 keywords'. */
export function activityInWords({
  operation_type,
  tag_name: tag,
  keywords_affected: keywords,
}: TagActivity): string {
  switch (operation_type) {
    case 'create':
      return keywords === 0 ? messages.tagCreated({ tag }) : messages.tagCreatedFor({ tag, keywords });
    case 'update':
      return messages.tagChanged({ tag });
    case 'delete':
      return messages.tagDeletedFrom({ tag, keywords });
    case 'merge':
      return messages.tagMerged({ tag, keywords });
    case 'add':
      return messages.tagAddedTo({ tag, keywords });
    case 'remove':
      return messages.tagRemovedFrom({ tag, keywords });
  }
}
